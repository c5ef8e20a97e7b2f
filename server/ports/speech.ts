import { Failure } from '../../lib/contract/failure.ts';
import type { ModelFetch } from '../../lib/models/host.ts';
import type { Speech, Transcriber } from '../../lib/ports/speech.ts';
import type { SpeechProvider } from '../../lib/speech/providers/address.ts';
import { createRecognizer } from '../../lib/speech/providers/create-recognizer.ts';
import { listModels } from '../../lib/speech/providers/list-models.ts';
import { createSpeech } from '../../lib/speech/speech.ts';
import type { OpenAudio } from '../media/open-audio.ts';

/** The dependencies of transcription on a server. */
export interface ServerSpeechOptions {
  openAudio: OpenAudio;
  /** Requests to providers that users choose, and to the one of this server. */
  fetch: ModelFetch;
  serverProviderFetch: ModelFetch;
  /** The transcription provider of all users. */
  serverProvider?: SpeechProvider;
}

/** Transcription on a server, by providers: it has no model of its own. */
export function serverSpeech({ openAudio, fetch, serverProviderFetch, serverProvider }: ServerSpeechOptions): Speech {
  const providerOf = (transcriber: Transcriber): SpeechProvider => {
    if (transcriber.kind !== 'onDevice') return transcriber;
    throw new Failure('noModel', 'This server has no transcription model of its own. Set up a provider of transcription.', {
      reason: 'server',
    });
  };
  const hostOf = (provider: SpeechProvider) => {
    const isOwn =
      serverProvider?.baseUrl === provider.baseUrl &&
      serverProvider?.apiKey === provider.apiKey &&
      serverProvider?.kind === provider.kind;
    return { fetch: isOwn ? serverProviderFetch : fetch };
  };
  const speech = createSpeech({
    openAudio,
    async recognizerOf(transcriber) {
      const provider = providerOf(transcriber);
      return createRecognizer(provider, hostOf(provider));
    },
    async listModels(transcriber) {
      const provider = providerOf(transcriber);
      return listModels(provider, hostOf(provider));
    },
    now: () => performance.now(),
  });
  return {
    ...speech,
    async transcribe(request, run) {
      providerOf(request.transcriber);
      // The files of a run are deleted with it.
      const over = new AbortController();
      try {
        return await speech.transcribe(request, { ...run, signal: AbortSignal.any([run.signal, over.signal]) });
      } finally {
        over.abort();
      }
    },
    async estimate(request) {
      providerOf(request.transcriber);
      return speech.estimate(request);
    },
  };
}
