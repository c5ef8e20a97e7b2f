import type { ChunkTranscription } from '../../../lib/ports/speech.ts';
import type { Chunk } from '../../../lib/speech/recognizer.ts';
import type { SpeechRange } from '../../../lib/speech/voice-activity.ts';
import type { Build, Model } from './models.ts';

/** What is computed in the worker. It takes one call after the other, and holds what it has loaded until it ends. */
export interface ModelWorker {
  speechIn(input: { samples: Float32Array }): Promise<SpeechRange[]>;
  transcribe(input: { model: Model; build: Build; chunk: Chunk }): Promise<ChunkTranscription>;
  voiceOf(input: { model: Model; build: Build; samples: Float32Array }): Promise<number[]>;
}
