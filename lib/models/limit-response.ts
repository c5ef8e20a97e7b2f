import { Failure } from '../contract/failure.ts';
import type { ModelFetch } from './host.ts';

const kibibyte = 1024;
/** Maximum bytes of a streamed response, of which much is not text. */
const maxBytes = 64 * kibibyte * kibibyte;
/** Maximum bytes of a line, which some servers fill with the whole text. */
const maxLineBytes = 2 * kibibyte * kibibyte;
/** Bytes of an error's body that are read. */
const maxErrorBytes = 64 * kibibyte;

/**
 * Wraps a fetch whose successful responses are streams of lines: users choose the address, and the readers of such streams collect
 * a line without a limit. A stream beyond the limits fails with `modelFailed`; the body of an error is truncated.
 */
export const limitResponses =
  (fetch: ModelFetch): ModelFetch =>
  async (url, request) => {
    const response = await fetch(url, request);
    const { ok, status, headers, body } = response;
    if (!body) return response;
    return new Response(ok ? limitLines(body) : truncate(body), { status, headers });
  };

function limitLines(body: ReadableStream): ReadableStream {
  const reader = body.getReader();
  let size = 0;
  let lineSize = 0;
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) return controller.close();
      const end = value.indexOf(10);
      size += value.length;
      lineSize += end === -1 ? value.length : end;
      if (size > maxBytes || lineSize > maxLineBytes) {
        await reader.cancel();
        throw new Failure('modelFailed', `The response is larger than ${size > maxBytes ? maxBytes : maxLineBytes} bytes.`, {
          retry: false,
        });
      }
      if (end !== -1) lineSize = value.length - 1 - value.lastIndexOf(10);
      controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

function truncate(body: ReadableStream): ReadableStream {
  const reader = body.getReader();
  let remaining = maxErrorBytes;
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) return controller.close();
      controller.enqueue(value.subarray(0, remaining));
      remaining -= value.length;
      if (remaining > 0) return;
      await reader.cancel();
      controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
