import { AutoModel, AutoProcessor } from '@huggingface/transformers';
import { sampleRate } from '../../../lib/speech/audio-reader.ts';
import { configureTransformers } from './hub-models.ts';
import type { Build, Model } from './models.ts';

/** Minimum samples that characterize a voice. */
const minSamples = sampleRate / 2;

/** Opens the speaker embedding model, which returns a unit vector for a voice; vectors of one speaker have similar directions. */
export async function openVoices(
  { repository }: Model,
  { device, dtype }: Build,
): Promise<(samples: Float32Array) => Promise<number[]>> {
  configureTransformers();
  const [processor, model] = await Promise.all([
    AutoProcessor.from_pretrained(repository),
    AutoModel.from_pretrained(repository, { device, dtype }),
  ]);
  return async (samples) => {
    const repeated = new Float32Array(Math.max(samples.length, minSamples));
    for (let at = 0; at < repeated.length && samples.length > 0; at += samples.length)
      repeated.set(samples.subarray(0, repeated.length - at), at);
    const outputs = await model(await processor(repeated));
    const [{ data }] = Object.values(outputs) as [{ data: Float32Array }];
    const length = Math.hypot(...data);
    return Array.from(data, (value) => value / (length || 1));
  };
}
