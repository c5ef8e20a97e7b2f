import { Failure } from '../contract/failure.ts';
import type { ModelFetch, ModelHost } from './host.ts';

/** Providers without a free or local offer under another address. */
const needKeys = new Set(['anthropic', 'google', 'deepgram', 'assemblyai', 'elevenLabs']);

/** Throws `invalid` for a key that can't be one, before it is sent anywhere, and `modelRefused` where one is needed. */
export function checkedKey({ kind, apiKey }: { kind: string; apiKey?: string }): string | undefined {
  if (apiKey && /[^\x21-\x7e]/.test(apiKey)) throw new Failure('invalid', 'apiKey: holds characters that no key has');
  if (!apiKey && needKeys.has(kind)) throw new Failure('modelRefused', `${kind} needs a key`);
  return apiKey || undefined;
}

/** The host's way out. A web page instead of an answer is a wrong address, or somebody's sign-in before it. */
export const modelFetch =
  (host: Pick<ModelHost, 'fetch'>): ModelFetch =>
  async (url, request) => {
    const response = await host.fetch(url, request);
    if (response.ok && /^text\/html/i.test(response.headers.get('content-type') ?? '')) {
      throw new Failure('modelFailed', `${new URL(url).host} answered with a web page: is the address right?`, { retry: false });
    }
    return response;
  };
