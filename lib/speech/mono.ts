/** Samples of several channels, as the media library and the browser decode them. */
export interface Channels {
  numberOfChannels: number;
  numberOfFrames: number;
  copyTo(samples: Float32Array<ArrayBuffer>, options: { planeIndex: number; format: 'f32-planar' }): void;
}

/** Weights of left, right, center, bass, and the two rear channels; dialogue is mostly in the center. */
const surround = [0.25, 0.25, 0.5, 0, 0.125, 0.125];

/** Mixes all channels of decoded audio to one. */
export function toMono(audio: Channels): Float32Array<ArrayBuffer> {
  const { numberOfChannels, numberOfFrames } = audio;
  const mono = new Float32Array(numberOfFrames);
  if (numberOfChannels === 1) {
    audio.copyTo(mono, { planeIndex: 0, format: 'f32-planar' });
    return mono;
  }
  const channel = new Float32Array(numberOfFrames);
  for (let planeIndex = 0; planeIndex < numberOfChannels; planeIndex++) {
    audio.copyTo(channel, { planeIndex, format: 'f32-planar' });
    const weight = numberOfChannels === surround.length ? surround[planeIndex]! : 1 / numberOfChannels;
    for (let at = 0; at < numberOfFrames; at++) mono[at]! += weight * channel[at]!;
  }
  return mono;
}
