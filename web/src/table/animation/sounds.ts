import type { LogLine } from '../../net/session';
import { preferences } from '../../words/preferences.svelte';

export type Sound = 'move' | 'points' | 'turn' | 'over';

/** Notes as [hertz, start, seconds]; glass-like, short, quiet. */
const NOTES: Readonly<Record<Sound, readonly (readonly [number, number, number])[]>> = {
  move: [[660, 0, 0.09]],
  points: [
    [784, 0, 0.12],
    [1175, 0.07, 0.2],
  ],
  turn: [
    [523, 0, 0.12],
    [784, 0.1, 0.22],
  ],
  over: [
    [523, 0, 0.2],
    [659, 0.14, 0.2],
    [784, 0.28, 0.2],
    [1047, 0.42, 0.5],
  ],
};
/** Low, because sound is on by default. */
const LOUDNESS = 0.04;
/** Vibration patterns of a phone, in milliseconds. */
const SHAKES: Readonly<Partial<Record<Sound, number[]>>> = { turn: [30], over: [30, 60, 30] };

/** One sound for a batch of events: that of the most important one. */
export function soundOf(fresh: readonly LogLine[], seat: number | null): Sound | null {
  if (fresh.length === 0) return null;
  if (fresh.some((entry) => entry.event?.type === 'result')) return 'over';
  return fresh.some((entry) => entry.points && entry.seat === seat) ? 'points' : 'move';
}

class Sounds {
  #context: AudioContext | null = null;
  #sounding = 0;

  play(sound: Sound | null): void {
    // Browsers allow sound and vibration only after a user gesture.
    if (sound === null || !preferences.sounds || !navigator.userActivation.hasBeenActive) return;
    const shake = SHAKES[sound];
    if (shake && 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches) navigator.vibrate(shake);
    if (typeof AudioContext === 'undefined') return;
    const context = (this.#context ??= new AudioContext());
    void context.resume();
    const start = context.currentTime;
    for (const [pitch, after, seconds] of NOTES[sound]) this.#note(context, pitch, start + after, seconds);
  }

  #note(context: AudioContext, pitch: number, at: number, seconds: number): void {
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
    const volume = new GainNode(context, { gain: LOUDNESS });
    volume.gain.setValueAtTime(LOUDNESS, at);
    volume.gain.exponentialRampToValueAtTime(0.0005, at + seconds);
    tone.connect(volume).connect(context.destination);
    this.#sounding += 1;
    // A running context computes silence hundreds of times a second.
    tone.onended = () => {
      this.#sounding -= 1;
      if (this.#sounding === 0) void context.suspend();
    };
    tone.start(at);
    tone.stop(at + seconds);
  }
}

export const sounds = new Sounds();
