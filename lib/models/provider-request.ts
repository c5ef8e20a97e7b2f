import { Failure } from '../contract/failure.ts';
import { invalidField } from '../contract/invalid-field.ts';
import type { ModelFetch, ModelHost } from './host.ts';

/** Providers that always need a key. */
const kindsWithRequiredKey = new Set(['anthropic', 'google', 'deepgram', 'assemblyai', 'elevenLabs']);

/** Returns the key. Throws `invalid` for an impossible key before it is sent, and `modelRefused` if one is missing. */
export function checkedKey({ kind, apiKey }: { kind: string; apiKey?: string }): string | undefined {
  if (apiKey && /[^\x21-\x7e]/.test(apiKey))
    throw invalidField('apiKey', 'It contains characters that no key has. Copy it again.');
  if (!apiKey && kindsWithRequiredKey.has(kind))
    throw new Failure('modelRefused', `${kind} needs a key. Add it in the settings.`);
  return apiKey || undefined;
}

/** Wraps the host's fetch. A web page in the response means a wrong address or a sign-in page. */
export const modelFetch =
  (host: Pick<ModelHost, 'fetch'>): ModelFetch =>
  async (url, request) => {
    const response = await host.fetch(url, request);
    if (response.ok && /^text\/html/i.test(response.headers.get('content-type') ?? '')) {
      throw new Failure('modelFailed', `${new URL(url).host} returned a web page. Check the address in the settings.`, {
        retry: false,
      });
    }
    return response;
  };
