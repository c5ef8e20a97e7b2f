import { tryParseJson } from '../encoding/try-parse-json.ts';
import type { ModelFetch } from './host.ts';
import { responseFailure } from './provider-failure.ts';

/** The fields of a response that is one JSON object; its choices have messages where those of a stream have deltas. */
interface WholeResponse {
  choices?: { message?: object }[];
  error?: { code?: unknown };
}

/**
 * Wraps the fetch of an OpenAI-compatible endpoint. A successful response in JSON, of a server that does not stream, becomes a
 * stream of one event; one that holds an error throws it.
 */
export const streamWholeResponses =
  (fetch: ModelFetch): ModelFetch =>
  async (url, request) => {
    const response = await fetch(url, request);
    if (!response.ok || !/^application\/json/i.test(response.headers.get('content-type') ?? '')) return response;
    const text = await response.text();
    const body = tryParseJson(text) as WholeResponse | null | undefined;
    if (body?.error) throw responseFailure({ status: Number(body.error.code) || 500, headers: response.headers }, text);
    if (!body?.choices) return new Response(text, response);
    const choices = body.choices.map(({ message, ...choice }) => ({ ...choice, delta: message }));
    return new Response(`data: ${JSON.stringify({ ...body, choices })}\n\ndata: [DONE]\n\n`);
  };
