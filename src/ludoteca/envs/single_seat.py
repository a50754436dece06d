# not compiled: Gymnasium calls it
"""A game as Gymnasium's environment: one seat, against bots."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar, Final

import gymnasium

from ludoteca import bots
from ludoteca.bots.bot import Bot
from ludoteca.bots.playing import decide, first_deciding
from ludoteca.bots.random import RandomBot
from ludoteca.envs.arrays import Arrays, Features, Mask, rules_of, sentence
from ludoteca.envs.rendering import RENDER_MODES, Picture, check_mode, render
from ludoteca.envs.rewards import ILLEGAL, RANK, check_reward, rewards
from ludoteca.kernel.refusals import BadSettings, IllegalMove
from ludoteca.kernel.rules import OptionValue
from ludoteca.kernel.state import State

Info = dict[str, object]


class SingleSeatEnv(gymnasium.Env[Features, int]):
    """A game as a Gymnasium environment. `opponents` are bots for the other seats in order, or one for all of them;
    `seat` is the agent's, drawn for each game if None. The game's options are keyword arguments.

    `info["action_mask"]` and `action_masks()` say which actions are legal. An illegal action ends the game as lost,
    and `info["refused"]` says why.
    """

    metadata: ClassVar[dict[str, object]] = {"render_modes": RENDER_MODES, "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        opponents: Sequence[str] = ("random",),
        *,
        seat: int | None = 0,
        reward: str = RANK,
        texts: bool = False,
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        self.arrays: Final = Arrays(rules_of(game, players, options))
        others = self.arrays.rules.players - 1
        self.opponents: Final = list(opponents) * others if len(opponents) == 1 else list(opponents)
        if len(self.opponents) != others:
            raise BadSettings("opponents-wrong", {"opponents": len(self.opponents), "seats": others})
        if seat is not None and not 0 <= seat <= others:
            raise BadSettings("seat-unknown", {"seat": seat})
        for name in self.opponents:
            bots.make(name, game, 0)
        self.own_seat: Final = seat
        self.reward: Final = check_reward(reward)
        self.with_texts: Final = texts
        self.render_mode = check_mode(render_mode)
        self.observation_space = self.arrays.observation_space()
        self.action_space = self.arrays.action_space()
        self._seeds = Random()
        self._bots: list[Bot | None] = []
        self.seat = 0
        self.state = self.arrays.rules.new(0)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Features, Info]:
        super().reset(seed=seed)
        if seed is not None:
            self._seeds = Random(seed)
        rules, seeds = self.arrays.rules, self._seeds
        self.seat = seeds.randrange(rules.players) if self.own_seat is None else self.own_seat
        self._bots = [None] * rules.players
        for distance, name in enumerate(self.opponents, 1):
            self._bots[(self.seat + distance) % rules.players] = bots.make(name, rules.game.id, seeds.getrandbits(63))
        self.state = rules.new(seeds.getrandbits(64))
        self._let_others_play()
        return self._seen()

    def step(self, action: int) -> tuple[Features, float, bool, bool, Info]:
        if self.state.over:
            raise ValueError("the game is over: call reset")
        try:
            self.arrays.play(self.state, self.seat, int(action))
        except IllegalMove as illegal:
            observation, info = self._seen()
            info["refused"] = sentence(self.arrays.rules, illegal)
            return observation, ILLEGAL[self.reward], True, False, info
        self._let_others_play()
        if self.render_mode == "human":
            self.render()
        return self._outcome(self.state)

    def _outcome(self, state: State) -> tuple[Features, float, bool, bool, Info]:
        observation, info = self._seen()
        if not state.over:
            return observation, 0.0, False, False, info
        info["result"] = state.result.to_json()
        return observation, rewards(state, self.reward)[self.seat], True, False, info

    def _let_others_play(self) -> None:
        """Plays the other seats up to the agent's next decision. In simultaneous decisions the agent comes first,
        since nobody sees the others'."""
        state = self.state
        while not state.over and not state.is_deciding(self.seat):
            seat = first_deciding(state)
            bot = self._bots[seat]
            assert bot is not None
            if type(bot) is RandomBot:  # it needs no observation
                state.play(seat, bot.choose_among(state.legal(seat)))
            else:
                state.play(seat, decide(state, seat, bot))

    def _seen(self) -> tuple[Features, Info]:
        info: Info = {"action_mask": self.action_masks(), "seat": self.seat}
        if self.with_texts:
            info["texts"] = self.arrays.texts(self.state, self.seat)
        return self.arrays.observation(self.state, self.seat), info

    def action_masks(self) -> Mask:
        return self.arrays.mask(self.state, self.seat)

    def render(self) -> Picture:
        return render(self.state, None if self.state.over else self.seat, self.render_mode)
