import type { Cue } from '../contract/cue.ts';

/** Returns text as deflated bytes; a transcript shrinks to about a fifth. */
export const compress = async (text: string): Promise<Uint8Array<ArrayBuffer>> =>
  collect(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')));

/** Returns the text of bytes that `compress` returned. Rejects for other bytes. */
export const decompress = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  new TextDecoder().decode(await collect(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))));

/** Decompression, which a host may supply synchronously, because streams cost more than the work. */
export type Inflate = (bytes: Uint8Array<ArrayBuffer>) => string | Promise<string>;

/** Returns the cues of a transcript from their deflated JSON; undefined if the bytes are damaged, so that the others can be read. */
export async function readCues(bytes: Uint8Array<ArrayBuffer>, inflate: Inflate = decompress): Promise<Cue[] | undefined> {
  try {
    return JSON.parse(await inflate(bytes));
  } catch {
    return undefined;
  }
}

const collect = async (stream: ReadableStream): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(stream).arrayBuffer());
