/** Sounds made of tones and noise: nothing is loaded for them. This file itself is loaded with the first sound. */

import type { Sound } from "./sounds.ts";

/** A part of a sound: when it begins and how long it lasts, in seconds; what it is made of, in hertz; how loud it is. */
interface Part {
  at: number;
  length: number;
  gain: number;
  /** A tone that glides from one pitch to another; without it, noise around `band`. */
  tone?: [from: number, to: number];
  band?: number;
}

const clack = (at: number, band: number, gain: number): Part => ({ at, length: 0.05, gain, band });
const note = (at: number, pitch: number, length = 0.35): Part => ({ at, length, gain: 0.12, tone: [pitch, pitch] });

const PARTS: Record<Sound, Part[]> = {
  move: [{ at: 0, length: 0.09, gain: 0.35, band: 700 }],
  dice: [clack(0, 2600, 0.4), clack(0.07, 3200, 0.3), clack(0.13, 2400, 0.35), clack(0.22, 2900, 0.2)],
  hit: [
    { at: 0, length: 0.28, gain: 0.4, tone: [120, 45] },
    { at: 0, length: 0.12, gain: 0.3, band: 400 },
  ],
  turn: [note(0, 392), note(0.14, 523)],
  victory: [note(0, 392), note(0.16, 494), note(0.32, 587), note(0.48, 784, 0.9)],
};
/** How long after one another two sounds are heard, in seconds. */
const APART = 0.3;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

export function play(sounds: Sound[], volume: number): void {
  context ??= new AudioContext();
  void context.resume();
  const start = context.currentTime;
  sounds.forEach((sound, place) => {
    for (const part of PARTS[sound]) sing(part, start + place * APART, volume);
  });
}

function sing({ at, length, gain, tone, band }: Part, start: number, volume: number): void {
  if (!context) return;
  const [begin, end] = [start + at, start + at + length];
  const loudness = new GainNode(context, { gain: gain * volume });
  loudness.gain.setValueAtTime(gain * volume, begin);
  loudness.gain.exponentialRampToValueAtTime(0.0001, end);
  loudness.connect(context.destination);
  const source = tone ? glide(context, tone, begin, end) : hiss(context);
  if (band) source.connect(new BiquadFilterNode(context, { type: "bandpass", frequency: band, Q: 1.2 })).connect(loudness);
  else source.connect(loudness);
  source.start(begin);
  source.stop(end);
}

function glide(context: AudioContext, [from, to]: [number, number], begin: number, end: number): OscillatorNode {
  const tone = new OscillatorNode(context, { type: "triangle", frequency: from });
  tone.frequency.setValueAtTime(from, begin);
  tone.frequency.exponentialRampToValueAtTime(to, end);
  return tone;
}

function hiss(context: AudioContext): AudioBufferSourceNode {
  noise ??= whiteNoise(context);
  return new AudioBufferSourceNode(context, { buffer: noise });
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: context.sampleRate / 2, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return buffer;
}
