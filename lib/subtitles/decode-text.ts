import { decodeDeclared } from './encoding.ts';
import { likeliestEncoding } from './likeliest-encoding.ts';

/** Decodes a subtitle file. If it declares no encoding, the likeliest one is used. */
export const decodeText = (bytes: Uint8Array<ArrayBuffer>, contentType = ''): string =>
  decodeDeclared(bytes, contentType, likeliestEncoding);
