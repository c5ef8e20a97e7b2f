import { expect, it } from 'vitest';
import { readBody } from './read-body.ts';

/** An answer in parts of four bytes that counts those taken, and says whether the rest was refused. */
function answer(parts: number, headers: Record<string, string> = {}) {
  const state = { taken: 0, isCanceled: false };
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        if (state.taken === parts) return controller.close();
        state.taken++;
        controller.enqueue(new TextEncoder().encode('abcd'));
      },
      cancel() {
        state.isCanceled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { state, response: { url: 'https://media.example/a', body, headers: new Headers(headers) } };
}

it('joins the parts of a body up to the limit', async () => {
  const { response } = answer(3);
  expect(new TextDecoder().decode(await readBody(response, 12))).toBe('abcdabcdabcd');
});

it('reads nothing of a body that is declared too large', async () => {
  const { response, state } = answer(1000, { 'content-length': '4000' });
  await expect(readBody(response, 12)).rejects.toMatchObject({ code: 'tooLarge' });
  expect(state).toEqual({ taken: 0, isCanceled: true });
});

it.each([undefined, '8', 'many'])('stops at the limit when the declared length is %s', async (length) => {
  const { response, state } = answer(1000, length === undefined ? {} : { 'content-length': length });
  await expect(readBody(response, 12)).rejects.toMatchObject({ code: 'tooLarge' });
  expect(state).toEqual({ taken: 4, isCanceled: true });
});

it('reads an answer without a body as no bytes', async () => {
  expect(await readBody({ url: '', body: null, headers: new Headers() }, 12)).toHaveLength(0);
});
