# What every game says. A game's own catalogue comes first, so it may say any of this in its own way.

list = { $items } and { $last }
name-hidden = a hidden one
help-hidden = Only its owner knows what this is.

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What happens

event-scored = { $you ->
    [yes] You get { points }: { $reason }.
   *[no] { $player } gets { points }: { $reason }.
}
event-result = { $won ->
    [yes] { $you ->
        [yes] You win!
       *[no] { $winners } wins!
    }
    [no] The game is lost.
   *[none] { $winners_count ->
        [one] { $you ->
            [yes] You win!
           *[no] { $winners } wins!
        }
       *[other] { $winners } share the win.
    }
}

## What is asked

prompt = Your decision.
prompt-over = The game is over.
prompt-waiting = Waiting for { $deciding }.

## Why not

hint-scores = Suggestion: { $action } (+{ $points }: { $reason }).
hint-then = Suggestion: { $action }. Then: { $then } (+{ $points }: { $reason }).
hint-leads-to = Suggestion: { $action }. Then: { $then }.
hint-better-by = Suggestion: { $action }. About { $lead } { $lead ->
    [one] point
   *[other] points
} better than the next best, mostly from { $source }.
hint-better = Suggestion: { $action }. About { $lead } { $lead ->
    [one] point
   *[other] points
} better than the next best.
hint-close = Suggestion: { $action }. It is a close call.
hint-close-by = Suggestion: { $action } for more points from { $source }. It is a close call.
hint-only = Suggestion: { $action }. Nothing else is possible.
hint-plain = Suggestion: { $action }.

refusal-action-unknown = “{ $text }” is not a move of this game.
refusal-seat-unknown = There is no such seat at this table.
refusal-game-over = The game is over.
refusal-not-deciding = It is not your turn: waiting for { $deciding }.
refusal-only-shown = { $thing_help ->
    [none] There is nothing to pick here: { $thing }.
   *[other] { $thing_help }
}
refusal-nothing-picked = Pick something first.
refusal-nothing-more-to-pick = Your move is complete without { $pick }: confirm it, or cancel a pick first.
refusal-not-together = { $pick } does not go with what you have picked: cancel a pick first.

refusal-game-unknown = There is no game called “{ $game_id }”. { $nearest_id ->
    [none] The games are { $games }.
   *[other] Did you mean “{ $nearest_id }”?
}
refusal-players-wrong = This game is not for { $players_id }; it is for { $low ->
    [one] one
   *[other] { $low }
} to { $high } players.
refusal-option-unknown = There is no option called “{ $option_id }”. { $nearest_id ->
    [none] { $options_count ->
        [0] This game has none.
       *[other] The options are { $options }.
    }
   *[other] Did you mean “{ $nearest_id }”?
}
refusal-option-value-elsewhere = “{ $value_id }” is no choice for “{ $option_id }”, but for { $others }.
refusal-option-value-unknown = “{ $value_id }” is not a choice for “{ $option_id }”: { $choices }. { $nearest_id ->
    [none] {""}
   *[other] Did you mean “{ $nearest_id }”?
}
refusal-bot-unknown = There is no bot called “{ $bot_id }”. { $nearest_id ->
    [none] The bots are { $bots }.
   *[other] Did you mean “{ $nearest_id }”?
}
refusal-bot-cannot-play = The bot “{ $bot_id }” does not know the game “{ $game_id }” yet.
refusal-bot-command-empty = The bot “{ $bot_id }” has no command that could be started.
refusal-bot-command-broken = The bot “{ $bot_id }” does not work: { $kind_id ->
    [late] `{ $command_id }` was started, but gave no answer in time.
    [died] `{ $command_id }` ended before it was ready. { $detail_id ->
        [none] {""}
       *[other] { $detail_id }
    }
   *[rubbish] `{ $command_id }` gave no answer that could be understood: { $detail_id }
}
refusal-bot-outside-system = Programs can play as bots on Linux and macOS only.
refusal-bot-setting-wrong = The bot “{ $bot_id }” cannot be set to “{ $setting_id }”. Settings are rollouts, seconds and width, each above zero: hard:rollouts=200.
refusal-bot-answer-illegal = The bot { $bot_id } at seat { $seat } answered “{ $answer_id }”, which is not legal there.
refusal-game-without-encoder = The game “{ $game_id }” has no arrays of numbers, so it can't be an environment. Its package could bring them: entry point ludoteca.encoders.
refusal-game-without-drawing = The game “{ $game_id }” has no drawing; the render modes human and ansi show it as text.
refusal-reward-unknown = There is no reward called “{ $reward_id }”. { $nearest_id ->
    [none] The rewards are { $rewards }.
   *[other] Did you mean “{ $nearest_id }”?
}
refusal-render-mode-unknown = There is no render mode called “{ $mode_id }”. { $nearest_id ->
    [none] The render modes are { $modes }.
   *[other] Did you mean “{ $nearest_id }”?
}
refusal-opponents-wrong = { $opponents ->
    [one] One opponent was named
   *[other] { $opponents } opponents were named
} for { $seats } other seats: name one for each seat, or one for all.
refusal-format-unknown = There is no format “{ $format_id }”; there are { $formats }.
refusal-dataset-of-something-else = The folder “{ $folder_id }” holds a dataset of other games: another game, other settings, bots, seed or format. Choose another folder.
refusal-plugin-broken = The plugin “{ $plugin_id }” ({ $group_id }) of the package “{ $package_id }” can't be loaded: { $reason_id }

refusal-position-field-missing = The position lacks “{ $field_id }”.
refusal-position-field-wrong = “{ $field_id }” of the position does not fit the rest of it.
refusal-position-number-wrong = “{ $field_id }” of the position must be a whole number from { $low } to { $high }.
refusal-position-list-wrong = “{ $field_id }” of the position must be a list{ $length ->
    [-1] .
   *[other] { " " }of { $length }.
}
refusal-position-name-unknown = “{ $name_id }” in “{ $field_id }” of the position is not a thing of this game.
refusal-position-phase-wrong = The position does not fit its phase “{ $phase_id }”.

refusal-record-too-long = The record is longer than { $limit } characters.
refusal-record-heading-missing = This is not a record: its first line should be “{ $heading_id }”.
refusal-record-line-wrong = Line { $line } of the record can't be read: “{ $text_id }”.
refusal-record-field-missing = The record lacks its “{ $field_id }” line.
refusal-record-field-wrong = The “{ $field_id }” line of the record can't be read.
refusal-record-other-rules = The record was played by version { $record } of the rules; this is version { $rules }.
refusal-record-other-data = The record was played with different data ({ $record_id }) from the data here ({ $rules_id }).
refusal-record-move-illegal = Move { $ply } of the record, “{ $move_id }”, is not possible: { $why }
refusal-record-digest-wrong = The record's moves are possible, but they end in a different position ({ $replayed_id }) from the one it gives ({ $record_id }).
