import type { SpeechProvider } from '../../../lib/speech/providers/address.ts';
import { createRecognizer } from '../../../lib/speech/providers/create-recognizer.ts';
import type { ProviderTimeouts, SpeechHost } from '../../../lib/speech/providers/host.ts';
import type { Recognizer } from '../../../lib/speech/recognizer.ts';
import { providerFetch } from '../../provider/provider-fetch.ts';
import { sentences, spread } from '../words.ts';
import { type Script, scriptOf } from './script.ts';
import { goodSpeechKey, type SpeechBehavior, type SpeechWorld, speechWorld } from './speech-world.ts';

const openai: SpeechProvider = {
  kind: 'openaiTranscription',
  baseUrl: 'https://speech.example/v1',
  model: 'whisper-1',
  apiKey: goodSpeechKey,
};
/** One provider for each protocol. */
export const providers: Record<SpeechProvider['kind'], SpeechProvider> = {
  openaiTranscription: openai,
  deepgram: { kind: 'deepgram', model: 'nova-3', apiKey: goodSpeechKey },
  assemblyai: { kind: 'assemblyai', model: 'universal-3-5-pro', apiKey: goodSpeechKey },
  elevenLabs: { kind: 'elevenLabs', model: 'scribe_v2', apiKey: goodSpeechKey },
};

/** A script of 10 sentences in a minute, in which two speakers alternate. */
export const bread: Script = scriptOf(
  spread(sentences('bread.en').slice(0, 10), 60).map((line, i) => ({ ...line, speaker: i % 4 < 2 ? 'Ann' : 'Ben' })),
);
export const tea: Script = scriptOf(spread(sentences('tea.zh').slice(0, 6), 40), 'zh', 20_000);

/** Creates a recognizer over a speech world of its own, in process. */
export function recognizerIn(
  provider: SpeechProvider,
  behavior: SpeechBehavior = {},
  options: { scripts?: Script[]; timeouts?: Partial<ProviderTimeouts> } = {},
): { recognizer: Recognizer; world: SpeechWorld } {
  const world = speechWorld(...(options.scripts ?? [bread, tea]));
  world.behave(behavior);
  const host: SpeechHost = { fetch: providerFetch(world), timeouts: { pollIntervalMs: 1, ...options.timeouts } };
  return { world, recognizer: createRecognizer(provider, host) };
}
