import { sampleRate } from './sound.ts';

/** Samples from one on, up to another, in a sound or a part of it. */
export interface Range {
  from: number;
  to: number;
}

/** Samples that one level stands for: 20 ms. */
export const frame = sampleRate / 50;

/** Decibels below full scale. What is as loud as the first is speech however even it is; what is below the second is silence. */
const audibleDecibels = -35;
const surelySilent = -70;
/** Decibels by which speech rises above the noise around it. */
const aboveNoise = 5;
/** The quietest tenth of some seconds is noise, as people pause between their words. */
const noisy = 0.1;
/** Frames on each side that a level is looked at together with: a short word counts, a click does not. */
const around = 2;

/** Loudness of each frame, in decibels below full scale. What is no number counts as silence. */
export function levelsOf(samples: Float32Array): Float32Array {
  const levels = new Float32Array(Math.ceil(samples.length / frame));
  for (let at = 0; at < levels.length; at++) {
    const end = Math.min(samples.length, (at + 1) * frame);
    let sum = 0;
    for (let i = at * frame; i < end; i++) sum += samples[i]! ** 2;
    const power = sum / (end - at * frame);
    levels[at] = power > 1e-12 && power < Number.POSITIVE_INFINITY ? Math.min(0, 10 * Math.log10(power)) : -120;
  }
  return levels;
}

/** Where it is louder than the noise of these very seconds, so the floor goes with the sound. */
export function loudIn(levels: Float32Array): Range[] {
  if (levels.length === 0) return [];
  const floor = levels.toSorted()[Math.floor(levels.length * noisy)]!;
  const least = Math.max(surelySilent, Math.min(audibleDecibels, floor + aboveNoise));
  const loud: Range[] = [];
  for (let at = 0; at < levels.length; at++) {
    if (meanOf(levels, at - around, at + around + 1) < least) continue;
    const from = at * frame;
    const last = loud.at(-1);
    if (last && last.to === from) last.to += frame;
    else loud.push({ from, to: from + frame });
  }
  return loud;
}

/** The mean level from one frame to before another, as far as they are there. */
export function meanOf(levels: Float32Array, from: number, to: number): number {
  const first = Math.max(0, from);
  const end = Math.min(levels.length, to);
  let sum = 0;
  for (let at = first; at < end; at++) sum += levels[at]!;
  return sum / Math.max(1, end - first);
}
