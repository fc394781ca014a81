// Small sounds made on the spot, silent unless the reader has switched them on.
import { settings } from "../settings.svelte.ts";

export type Sound = "tap" | "turn" | "refused" | "end";
/** frequency in Hz, start and length in seconds */
type Tone = [number, number, number];
const sounds: Record<Sound, Tone[]> = {
  tap: [[180, 0, 0.05]],
  turn: [
    [523, 0, 0.16],
    [784, 0.13, 0.28],
  ],
  refused: [[140, 0, 0.18]],
  end: [
    [392, 0, 0.2],
    [523, 0.16, 0.2],
    [659, 0.32, 0.2],
    [784, 0.48, 0.5],
  ],
};
let room: AudioContext | undefined;

function sound(tone: Tone, context: AudioContext): void {
  const [frequency, start, length] = tone;
  const from = context.currentTime + start;
  const string = new OscillatorNode(context, { type: "triangle", frequency });
  const body = new GainNode(context, { gain: 0 });
  body.gain.setValueAtTime(0, from);
  body.gain.linearRampToValueAtTime(0.14, from + 0.01);
  body.gain.exponentialRampToValueAtTime(0.001, from + length);
  string.connect(body).connect(context.destination);
  string.start(from);
  string.stop(from + length);
}

export function play(what: Sound): void {
  if (!settings.sound) return;
  room ??= new AudioContext();
  for (const tone of sounds[what]) sound(tone, room);
}
