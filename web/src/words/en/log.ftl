log-filter = Show in the log
log-filter-all = All
log-filter-scores = Scores
log-filter-mine = My moves
log-none = Nothing of that kind yet.
