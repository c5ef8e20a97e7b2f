const fullScale = 32_767;

/** Converts a sample from -1 to 1 to the 16-bit range; clips louder ones. */
export const toInt16 = (sample: number): number => Math.max(-1, Math.min(1, sample)) * fullScale;

/** Converts 16-bit samples to numbers from -1 to 1. */
export const fromInt16 = (samples: Int16Array): Float32Array<ArrayBuffer> =>
  Float32Array.from(samples, (value) => value / fullScale);
