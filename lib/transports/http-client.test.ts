import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { operation } from '../contract/operation.ts';
import type { HttpFetch } from './http-call.ts';
import { httpClient } from './http-client.ts';

const common = { summary: '', tag: 'open', input: z.object({}), output: z.object({ done: z.literal(true) }) } as const;
const table = {
  find: operation({
    ...common,
    http: 'GET /v1/find',
    scope: 'read',
    input: z.strictObject({ word: z.string(), many: z.optional(z.boolean()) }),
  }),
  keep: operation({ ...common, http: 'POST /v1/keep', scope: 'write', input: z.strictObject({ word: z.string() }) }),
};

function setUp(answer: () => Response | Promise<Response>, token?: string) {
  const requests: Parameters<HttpFetch>[] = [];
  const fetch: HttpFetch = async (...request) => {
    requests.push(request);
    return answer();
  };
  return { requests, client: httpClient(table, { baseUrl: 'https://gloss.example/api', fetch, token: async () => token }) };
}
const done = () => Response.json({ done: true });

describe('the client of a server', () => {
  it('sends the request that the operation describes', async () => {
    const { client, requests } = setUp(done, 'secret');
    expect(await client.find({ word: 'a&b ä', many: undefined })).toEqual({ done: true });
    await client.keep({ word: 'ä' });
    expect(requests.map(([url, { method, headers, body }]) => ({ url, method, token: headers.authorization, body }))).toEqual([
      { url: 'https://gloss.example/api/v1/find?word=a%26b+%C3%A4', method: 'GET', token: 'Bearer secret', body: undefined },
      { url: 'https://gloss.example/api/v1/keep', method: 'POST', token: 'Bearer secret', body: '{"word":"ä"}' },
    ]);
  });

  it('rejects a response that does not match the operation, and drops unknown fields', async () => {
    const wrong = setUp(() => Response.json({ done: 'yes' }));
    await expect(wrong.client.find({ word: 'a' })).rejects.toMatchObject({
      code: 'siteFailed',
      message: expect.stringMatching(/https:\/\/gloss\.example\/api answers GET \/v1\/find .*: done/),
    });
    const newer = setUp(() => Response.json({ done: true, more: 1 }));
    expect(await newer.client.find({ word: 'a' })).toEqual({ done: true });
  });

  it('sends no Authorization header without a token', async () => {
    const { client, requests } = setUp(done);
    await client.find({ word: 'a' });
    expect(requests[0]?.[1].headers).not.toHaveProperty('authorization');
  });

  it('throws the failure that the server returns', async () => {
    const error = { code: 'quotaExceeded', message: 'no minutes left', details: { pricingUrl: 'https://gloss.example/pricing' } };
    const { client } = setUp(() => Response.json({ success: false, error }, { status: 402 }));
    await expect(client.find({ word: 'a' })).rejects.toMatchObject(error);
  });

  it.each([
    ['a page', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['a page with status 200', () => new Response('<h1>Sign in to this network</h1>')],
    ['an error of another making', () => Response.json({ error: 'no' }, { status: 500 })],
    ['an unknown code', () => Response.json({ error: { code: 'toString', message: '' } }, { status: 400 })],
  ])('distinguishes %s from a valid response', async (_, answer) => {
    const { client } = setUp(answer);
    await expect(client.find({ word: 'a' })).rejects.toMatchObject({ code: 'siteFailed' });
  });

  it('fails with offline when no server responds, and with canceled when the caller aborts', async () => {
    const { client } = setUp(() => {
      throw new TypeError('Failed to fetch');
    });
    await expect(client.find({ word: 'a' })).rejects.toMatchObject({ code: 'offline' });
    await expect(client.find({ word: 'a' }, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'cancelled' });
    await expect(
      client.find({ word: 'a' }, { signal: AbortSignal.abort(new DOMException('', 'TimeoutError')) }),
    ).rejects.toMatchObject({
      code: 'timeout',
    });
  });
});
