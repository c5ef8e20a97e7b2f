import { decodeDeclared } from './encoding.ts';
import { likeliestEncoding } from './likeliest-encoding.ts';

/** Text of a file, which may declare nothing: then it is whatever reads best. */
export const decodeText = (bytes: Uint8Array<ArrayBuffer>, contentType = ''): string =>
  decodeDeclared(bytes, contentType, likeliestEncoding);
