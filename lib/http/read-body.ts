import { Failure } from '../contract/failure.ts';

/**
 * Reads the body of an answer. Throws `tooLarge` once it exceeds the limit, and at once if its headers declare a length that does.
 */
export async function readBody(
  response: Pick<Response, 'body' | 'url' | 'headers'>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { url, body, headers } = response;
  const reader = body?.getReader();
  const tooLarge = async () => {
    await reader?.cancel();
    return new Failure('tooLarge', `The answer of ${url} is larger than the limit of ${maxBytes} bytes.`, { url });
  };
  if (Number(headers.get('content-length')) > maxBytes) throw await tooLarge();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    size += next.value.length;
    if (size > maxBytes) throw await tooLarge();
    chunks.push(next.value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
