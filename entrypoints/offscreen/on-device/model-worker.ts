import type { DeviceAnswer, DeviceQuestion } from '../../../lib/models/device-model.ts';
import type { ChunkTranscription } from '../../../lib/ports/speech.ts';
import type { SpeechRange } from '../../../lib/speech/find-speech-ranges.ts';
import type { RecognizerInput } from '../../../lib/speech/recognizer.ts';
import type { Build, Model } from './models.ts';

/** The methods of the model worker. It runs one call at a time and keeps loaded models until it is terminated. */
export interface ModelWorker {
  speechIn(input: { samples: Float32Array }): Promise<SpeechRange[]>;
  transcribe(input: { model: Model; build: Build; chunk: RecognizerInput }): Promise<ChunkTranscription>;
  voiceOf(input: { model: Model; build: Build; samples: Float32Array }): Promise<number[]>;
  /** Events are parts of the text. */
  write(
    input: { model: Model; build: Build; question: DeviceQuestion },
    context: { onEvent(event: unknown): void },
  ): Promise<DeviceAnswer>;
}
