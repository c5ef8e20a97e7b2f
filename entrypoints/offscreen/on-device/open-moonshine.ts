import { type AutomaticSpeechRecognitionPipeline, pipeline } from '@huggingface/transformers';
import type { ChunkTranscription, SpeechSegment } from '../../../lib/ports/speech.ts';
import { sampleRate } from '../../../lib/speech/audio-reader.ts';
import type { SpeechRange } from '../../../lib/speech/find-speech-ranges.ts';
import type { RecognizerInput } from '../../../lib/speech/recognizer.ts';
import { configureTransformers } from './hub-models.ts';
import type { Build, Model } from './models.ts';
import { retryOptions } from './retry-options.ts';

/** Maximum tokens per second of speech; a model that writes more is repeating itself. */
const tokensPerSecond = 6.5;
const minTokens = 8;

/** Opens a Moonshine model. It reports no times, so each range with speech is transcribed separately. Prompts are not supported. */
export async function openMoonshine(
  { repository, languages }: Model,
  { device, dtype }: Build,
  speechIn: (samples: Float32Array) => Promise<SpeechRange[]>,
): Promise<(chunk: RecognizerInput) => Promise<ChunkTranscription>> {
  configureTransformers();
  const transcribe: AutomaticSpeechRecognitionPipeline = await pipeline('automatic-speech-recognition', repository, {
    device,
    dtype,
  });
  return async ({ samples, temperature }) => {
    const segments: SpeechSegment[] = [];
    for (const { startTime, endTime } of await speechIn(samples)) {
      const range = samples.slice(Math.floor(startTime * sampleRate), Math.ceil(endTime * sampleRate));
      const max_new_tokens = minTokens + Math.ceil((endTime - startTime) * tokensPerSecond);
      const { text } = await transcribe(range, { max_new_tokens, ...retryOptions(temperature) });
      if (text.trim()) segments.push({ startTime, endTime, text: text.trim() });
    }
    return { language: languages[0], segments };
  };
}
