"""Reports that people look at: drawings, plots, and one HTML file that works from disk."""
