"""The analysis: decisions, reasons, luck."""
