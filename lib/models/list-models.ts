import * as z from 'zod/mini';
import { Failure } from '../contract/failure.ts';
import { tryParseJson } from '../encoding/try-parse-json.ts';
import { readBody } from '../http/read-body.ts';
import type { ModelChoice } from '../ports/models.ts';
import { addressOf, baseOf, isOllama } from './address.ts';
import { defaultTimeouts, type ModelHost } from './host.ts';
import { listBrowserModels } from './list-browser-models.ts';
import { responseFailure, thrownFailure, withoutKey } from './provider-failure.ts';
import { checkedKey, modelFetch } from './provider-request.ts';
import { startSilenceTimer } from './silence-timer.ts';

const Named = z.array(z.object({ id: z.string() }));
const Listed = z.union([
  z.pipe(
    z.object({ data: Named }),
    z.transform(({ data }) => data.map(({ id }) => id)),
  ),
  z.pipe(
    Named,
    z.transform((list) => list.map(({ id }) => id)),
  ),
  z.pipe(
    z.object({ models: z.array(z.object({ name: z.string(), supportedGenerationMethods: z.optional(z.array(z.string())) })) }),
    z.transform(({ models }) =>
      models
        .filter(({ supportedGenerationMethods: methods }) => !methods || methods.includes('generateContent'))
        .map(({ name }) => name.replace(/^models\//, '')),
    ),
  ),
]);
const maxBytes = 8 * 1024 * 1024;
const maxModels = 2000;

/** Lists the models that a provider offers to a key. */
export async function listModels(choice: ModelChoice, host: ModelHost): Promise<string[]> {
  const address = addressOf(choice);
  if (!address) {
    return choice.kind === 'onDevice' ? ((await host.device?.list()) ?? []) : listBrowserModels(host.browser);
  }
  const key = checkedKey(choice);
  const watch = startSilenceTimer(new AbortController().signal, host.timeouts?.silenceMs ?? defaultTimeouts.silenceMs);
  try {
    let listed: string[] = [];
    for (const url of listsOf(choice, address)) listed = await watch.race(ask(url, headersOf(choice, key), host, watch.signal));
    return listed.slice(0, maxModels);
  } catch (error) {
    throw withoutKey(thrownFailure(error), key);
  } finally {
    watch.stop();
  }
}

/** Returns the requests that list models. OpenRouter's list is public, so its key is tested first. */
function listsOf(choice: ModelChoice, address: URL): string[] {
  const base = baseOf(address);
  switch (choice.kind) {
    case 'anthropic':
      return [`${base}/models?limit=1000`];
    case 'google':
      return [`${base}/models?pageSize=1000`];
    default:
      if (isOllama(choice)) return [`${base.replace(/\/v1$/, '')}/v1/models`];
      return [...(address.hostname === 'openrouter.ai' ? [`${base}/key`] : []), `${base}/models`];
  }
}

function headersOf({ kind }: ModelChoice, key: string | undefined): Record<string, string> {
  if (!key) return {};
  if (kind === 'google') return { 'x-goog-api-key': key };
  if (kind !== 'anthropic') return { authorization: `Bearer ${key}` };
  return { 'x-api-key': key, 'anthropic-version': '2023-06-01', 'anthropic-dangerous-direct-browser-access': 'true' };
}

async function ask(url: string, headers: Record<string, string>, host: ModelHost, signal: AbortSignal): Promise<string[]> {
  const response = await modelFetch(host)(url, { headers, signal });
  const body = new TextDecoder().decode(await readBody(response, maxBytes));
  if (!response.ok) throw responseFailure(response, body);
  if (url.endsWith('/key')) return [];
  const listed = Listed.safeParse(tryParseJson(body));
  if (!listed.success) throw new Failure('modelFailed', `${new URL(url).host} did not answer with a list of models.`);
  return listed.data;
}
