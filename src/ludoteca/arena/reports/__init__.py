"""Reports for people: drawings, plots, and self-contained HTML files."""
