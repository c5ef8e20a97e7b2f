import { Failure } from '../contract/failure.ts';

/** Decodes the body of a request. Throws `invalid` for bytes that are not UTF-8, whose characters would otherwise be lost. */
export function decodeBody(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalidBody('The body is not UTF-8. Send JSON in UTF-8, uncompressed.');
  }
}

/** Returns the failure of a body that can’t be read. */
export const invalidBody = (message: string): Failure => new Failure('invalid', message, [{ path: '', message }]);
