import type { Speech } from '../ports/speech.ts';
import { estimate } from './estimate.ts';
import { createSpeeds } from './speeds.ts';
import { transcribe } from './transcribe.ts';
import type { TranscriptionHost } from './transcription-host.ts';

/** Creates the speech port on a host that opens audio and provides recognizers. */
export function createSpeech(host: TranscriptionHost): Speech {
  const speeds = createSpeeds();
  return {
    transcribe: (request, run) => transcribe(host, speeds, request, run),
    listModels: (transcriber) => host.listModels(transcriber),
    estimate: (request) => estimate(host, speeds, request),
  };
}
