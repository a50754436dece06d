"""Inns are wild tiles for sale beside the black depot, one more in each phase. An inn makes its area one hex larger."""
