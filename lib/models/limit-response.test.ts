import { describe, expect, it } from 'vitest';
import { away, choices, cuesOf, requestOf } from '../../test/model-server/model-run.ts';
import { testRun } from '../../test/test-run.ts';
import { createModels } from './models.ts';

/** Returns the failure of a model whose server repeats a text without end, with the requests and the bytes that were read. */
async function ask(model: typeof away, text: string, status = 200) {
  const chunk = new TextEncoder().encode(text);
  const seen = { requests: 0, bytes: 0, isCanceled: false };
  const models = createModels({
    timeouts: { backOffMs: 1 },
    fetch: async () => {
      seen.requests += 1;
      const body = new ReadableStream({
        async pull(controller) {
          seen.bytes += chunk.length;
          controller.enqueue(chunk);
        },
        async cancel() {
          seen.isCanceled = true;
        },
      });
      return new Response(body, { status });
    },
  });
  const request = requestOf(cuesOf(['We build bridges of stone.']), {}, { model });
  const failure: unknown = await models.write(request, testRun()).catch((error) => error);
  return { failure, seen };
}

describe.each(Object.entries(choices))('%s', (_, model) => {
  it('does not collect a line without an end', async () => {
    const { failure, seen } = await ask(model, 'a'.repeat(64 * 1024));
    expect(failure).toMatchObject({
      code: 'modelFailed',
      message: expect.stringMatching(/larger than \d+ bytes|longer than \d+ characters/),
    });
    expect(seen).toMatchObject({ requests: 1, isCanceled: true });
    expect(seen.bytes).toBeLessThan(4 * 1024 * 1024);
  });

  it('reads the start of an endless error', async () => {
    const { failure, seen } = await ask(model, `{"error":{"message":"no such model: small"}}${' '.repeat(32 * 1024)}`, 404);
    expect(failure).toMatchObject({ code: 'modelRefused', message: expect.stringContaining('no such model') });
    expect(seen.isCanceled).toBe(true);
    expect(seen.bytes).toBeLessThan(1024 * 1024);
  });
});

it('ends a stream of empty parts', async () => {
  const { failure, seen } = await ask(away, `: ${'a'.repeat(1_000_000)}\n\n`);
  expect(failure).toMatchObject({
    code: 'modelFailed',
    message: expect.stringMatching(/larger than \d+ bytes|longer than \d+ characters/),
  });
  expect(seen).toMatchObject({ requests: 1, isCanceled: true });
});
