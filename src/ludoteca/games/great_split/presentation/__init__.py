"""What pages and terminals need: what is printed, what each thing is, and what a split would bring."""
