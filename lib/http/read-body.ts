import { Failure } from '../contract/failure.ts';

/** Reads the body of an answer. Throws `tooLarge` once it exceeds the limit, whatever its headers declare. */
export async function readBody(response: Pick<Response, 'body' | 'url'>, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    size += next.value.length;
    if (size > maxBytes) {
      await reader?.cancel();
      throw new Failure('tooLarge', `The answer of ${response.url} is larger than the limit of ${maxBytes} bytes`, {
        url: response.url,
      });
    }
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
