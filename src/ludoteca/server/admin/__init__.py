"""What whoever runs a server does with it: looking after tables and people, and what is kept for how long."""
