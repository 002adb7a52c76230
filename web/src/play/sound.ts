// Small sounds, made on the spot: dice on wood, a pencil, a bell. Silent unless somebody wants them.

import { settings } from '../keep/settings.svelte.ts';

let context: AudioContext | undefined;

function ready(): AudioContext | null {
  if (!settings.sounds || typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** A short burst of noise through a filter: a knock or a scratch. */
function burst(at: number, length: number, pitch: number, loud: number): void {
  if (!context) return;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 1.2 });
  const gain = new GainNode(context, { gain: loud });
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(context.currentTime + at);
}

function note(at: number, pitch: number, length: number, loud: number): void {
  if (!context) return;
  const start = context.currentTime + at;
  const tone = new OscillatorNode(context, { type: 'sine', frequency: pitch });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + length);
}

export function soundOfDice(count: number): void {
  if (!ready()) return;
  for (let i = 0; i < count; i += 1) burst(Math.random() * 0.35, 0.05, 900 + Math.random() * 900, 0.5);
  burst(0.45, 0.07, 700, 0.5);
}

export function soundOfPencil(): void {
  if (!ready()) return;
  burst(0, 0.11, 3200, 0.22);
  burst(0.14, 0.11, 3600, 0.22);
}

export function soundOfBonus(): void {
  if (!ready()) return;
  note(0.1, 784, 0.5, 0.1);
  note(0.2, 1175, 0.6, 0.08);
}

export function soundOfEnd(): void {
  if (!ready()) return;
  [523, 659, 784, 1047].forEach((pitch, i) => note(i * 0.12, pitch, 0.7, 0.09));
}
