import { sampleRate } from './audio-reader.ts';

/** Half of the filter's length in zero crossings; a longer filter is steeper. */
const zeroCrossings = 16;
/** Beta of the Kaiser window: frequencies that are cut off are attenuated by 70 dB. */
const kaiserBeta = 7;
/** Cutoff of the filter as a share of the lower rate's Nyquist frequency. */
const cutoffShare = 0.94;
/** Maximum number of filter phases; rates that need more share the nearest. */
const maxPhases = 512;

/** Converts a stream of audio samples to another sample rate. */
export interface Resampler {
  /** Adds samples and returns those that are complete. */
  add(samples: Float32Array): Float32Array;
  /** Returns the remaining samples. */
  end(): Float32Array;
}

/**
 * Converts a stream of samples to the sample rate of all audio in Gloss. Removes frequencies that it can't represent, which
 * would alias; audio contexts and the media library only interpolate linearly.
 */
export function createResampler(rate: number): Resampler {
  if (rate === sampleRate) return { add: (samples) => samples, end: () => new Float32Array() };
  const divisor = gcd(rate, sampleRate);
  const up = sampleRate / divisor;
  const down = rate / divisor;
  const { half, phases, table } = filterOf(rate, Math.min(up, maxPhases));
  const taps = 2 * half;

  // The first sample is the middle of the first filter.
  let held = new Float32Array(half - 1);
  /**
   * Position of the next output sample: the index in `held` at which its filter starts, and the fraction beyond it in `up`ths.
   */
  let first = 0;
  let part = 0;
  let taken = 0;
  let emitted = 0;

  function convolve(): Float32Array {
    const maxLength = Math.ceil(((held.length - first) * up) / down) + 1;
    const out = new Float32Array(Math.max(0, maxLength));
    let length = 0;
    while (first + taps <= held.length) {
      const row = Math.floor((part * phases) / up) * taps;
      let sum = 0;
      for (let tap = 0; tap < taps; tap++) sum += held[first + tap]! * table[row + tap]!;
      out[length++] = sum;
      part += down;
      first += Math.floor(part / up);
      part %= up;
    }
    const done = Math.min(first, held.length);
    held = held.slice(done);
    first -= done;
    emitted += length;
    return out.subarray(0, length);
  }

  function add(samples: Float32Array): Float32Array {
    const joined = new Float32Array(held.length + samples.length);
    joined.set(held);
    joined.set(samples, held.length);
    held = joined;
    taken += samples.length;
    return convolve();
  }

  return {
    add,
    end() {
      const left = Math.round((taken * up) / down) - emitted;
      return add(new Float32Array(taps + Math.ceil(down / up))).subarray(0, Math.max(0, left));
    },
  };
}

/** Computes a low-pass filter of `2 * half` taps for each phase. */
function filterOf(rate: number, phases: number): { half: number; phases: number; table: Float32Array } {
  /** Cutoff in cycles per source sample. */
  const cut = 0.5 * cutoffShare * Math.min(1, sampleRate / rate);
  const half = Math.ceil(zeroCrossings / (2 * cut));
  const table = new Float32Array(phases * 2 * half);
  for (let phase = 0; phase < phases; phase++) {
    const row = table.subarray(phase * 2 * half, (phase + 1) * 2 * half);
    for (let tap = 0; tap < row.length; tap++) {
      const distance = tap - (half - 1) - phase / phases;
      row[tap] = sinc(2 * cut * distance) * kaiser(distance / half);
    }
    const sum = row.reduce((total, weight) => total + weight, 0);
    for (let tap = 0; tap < row.length; tap++) row[tap]! /= sum;
  }
  return { half, phases, table };
}

const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));
const kaiser = (x: number): number => (Math.abs(x) >= 1 ? 0 : bessel(kaiserBeta * Math.sqrt(1 - x * x)) / bessel(kaiserBeta));

/** Returns the modified Bessel function of order 0, by its series. */
function bessel(x: number): number {
  let sum = 1;
  for (let k = 1, term = 1; term > sum * 1e-9; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
