import { sampleRate } from './audio-reader.ts';

/** A range of audio samples, from `from` up to but not including `to`. */
export interface SampleRange {
  from: number;
  to: number;
}

/** Number of samples for which one loudness level is computed: 20 ms of audio. */
export const samplesPerLevel = sampleRate / 50;

/**
 * Levels in decibels relative to full scale. Audio above the first is speech, however even it is; below the second is silence.
 */
const audibleDecibels = -35;
const silenceLevel = -70;
/** Decibels by which speech exceeds the surrounding noise. */
const minDecibelsAboveNoise = 5;
/** Share of the quietest frames that are taken for noise, because speakers pause between words. */
const noiseShare = 0.1;
/** Frames on each side with which a level is averaged, so that short words count but clicks don't. */
const smoothingFrames = 2;

/** Returns the level of each frame in decibels relative to full scale. Invalid samples count as silence. */
export function levelsOf(samples: Float32Array): Float32Array {
  const levels = new Float32Array(Math.ceil(samples.length / samplesPerLevel));
  for (let at = 0; at < levels.length; at++) {
    const end = Math.min(samples.length, (at + 1) * samplesPerLevel);
    let sum = 0;
    for (let i = at * samplesPerLevel; i < end; i++) sum += samples[i]! ** 2;
    const power = sum / (end - at * samplesPerLevel);
    levels[at] = power > 1e-12 && power < Number.POSITIVE_INFINITY ? Math.min(0, 10 * Math.log10(power)) : -120;
  }
  return levels;
}

/** Returns the ranges that are louder than the noise of these seconds, so the threshold adapts to the audio. */
export function loudIn(levels: Float32Array): SampleRange[] {
  if (levels.length === 0) return [];
  const floor = levels.toSorted()[Math.floor(levels.length * noiseShare)]!;
  const minSpeechLevel = Math.max(silenceLevel, Math.min(audibleDecibels, floor + minDecibelsAboveNoise));
  const loud: SampleRange[] = [];
  for (let at = 0; at < levels.length; at++) {
    if (meanAround(levels, at, smoothingFrames) < minSpeechLevel) continue;
    const from = at * samplesPerLevel;
    const last = loud.at(-1);
    if (last && last.to === from) last.to += samplesPerLevel;
    else loud.push({ from, to: from + samplesPerLevel });
  }
  return loud;
}

/** Frames on each side of a cut that must be quiet. */
export const quietFrames = 10;

/** Returns the mean level of a frame and of so many on each side, as far as they exist. */
export function meanAround(levels: Float32Array, at: number, frames: number): number {
  const first = Math.max(0, at - frames);
  const end = Math.min(levels.length, at + frames + 1);
  let sum = 0;
  for (let frame = first; frame < end; frame++) sum += levels[frame]!;
  return sum / Math.max(1, end - first);
}
