import * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import { isLocalHost } from '../../http/local-host.ts';
import { baseOf } from '../../models/address.ts';
import { thrownFailure, withoutKey } from '../../models/provider-failure.ts';
import { checkedKey } from '../../models/provider-request.ts';
import { startSilenceTimer } from '../../models/silence-timer.ts';
import { knownSpeechProviders } from '../../speech-providers/known-speech-providers.ts';
import { addressOf, type SpeechProvider } from './address.ts';
import type { SpeechHost } from './host.ts';
import { callProvider, type ProviderCall } from './provider-call.ts';

const timeoutMs = 60_000;
const maxModels = 500;

/** Lists the models that a provider offers to a key, which also tests the key. Throws the failures of transcription. */
export async function listModels(provider: Omit<SpeechProvider, 'model'>, host: SpeechHost): Promise<string[]> {
  const key = checkedKey(provider);
  const base = baseOf(addressOf(provider));
  const watch = startSilenceTimer(new AbortController().signal, host.timeouts?.answerTimeoutMs ?? timeoutMs);
  try {
    const listed = await watch.race(lists[provider.kind]({ fetch: host.fetch, base, key, signal: watch.signal }));
    return [...new Set(listed)].slice(0, maxModels);
  } catch (error) {
    throw withoutKey(thrownFailure(error), key);
  } finally {
    watch.stop();
  }
}

type Call = Pick<ProviderCall, 'fetch' | 'base' | 'key' | 'signal'>;

const lists: Record<SpeechProvider['kind'], (call: Call) => Promise<string[]>> = {
  async openaiTranscription(call) {
    const headers: Record<string, string> = call.key ? { authorization: `Bearer ${call.key}` } : {};
    const Listed = z.object({ data: z.array(z.object({ id: z.string() })) });
    const { data } = await callProvider(call, '/models', { headers }, Listed).catch((error: unknown) => {
      // whisper.cpp has one model and no list.
      if (isLocalHost(new URL(call.base).hostname) && thrownFailure(error).details?.status === 404) return { data: [] };
      throw error;
    });
    const names = data.map(({ id }) => id);
    const speechModels = names.filter((name) =>
      /whisper|transcri|parakeet|canary|moonshine|voxtral|scribe|\bstt\b|\basr\b/i.test(name),
    );
    return speechModels.length > 0 ? speechModels : names;
  },

  // The list is public, so the key is tested first.
  async deepgram(call) {
    const headers = { authorization: `Token ${call.key}` };
    await callProvider(call, '/v1/auth/token', { headers }, z.looseObject({}));
    const Model = z.object({ canonical_name: z.string(), batch: z.nullish(z.boolean()) });
    const { stt } = await callProvider(call, '/v1/models', { headers }, z.object({ stt: z.array(Model) }));
    return stt.flatMap(({ canonical_name: name, batch }) => (batch === false ? [] : [name]));
  },

  async assemblyai(call) {
    const Listed = z.object({ transcripts: z.array(z.unknown()) });
    await callProvider(call, '/v2/transcript?limit=1', { headers: { authorization: call.key ?? '' } }, Listed);
    return namesOf('assemblyai');
  },

  async elevenLabs(call) {
    await callProvider(call, '/v1/user', { headers: { 'xi-api-key': call.key ?? '' } }, z.looseObject({})).catch(
      (error: unknown) => {
        // A key may be restricted to speech.
        if (!(error instanceof Failure && /missing the permission|missing_permissions/i.test(error.message))) throw error;
      },
    );
    return namesOf('elevenLabs');
  },
};

const namesOf = (kind: SpeechProvider['kind']): string[] =>
  knownSpeechProviders.filter((known) => known.kind === kind).flatMap(({ models }) => models.map(({ name }) => name));
