import { Failure } from '../contract/failure.ts';

/**
 * The platform's own functions, which Chromium has since version 140, Firefox since 133 and Node since 25. The loops below take tens of
 * milliseconds for the captions of an hour before they are compiled, on each of the four ways from the page to the text engine.
 */
interface PlatformEncoder {
  toBase64?(): string;
}
interface PlatformDecoder {
  fromBase64?(text: string): Uint8Array<ArrayBuffer>;
}

/** Bytes in one call of btoa: a multiple of 3, and few enough to be arguments of a call. */
const encodeStep = 3 * 8192;
/** Characters in one call of atob: a multiple of 4. */
const decodeStep = 4 * 16384;

/** Encodes base64 with padding. */
export const encodeBase64 = (bytes: Uint8Array): string => (bytes as PlatformEncoder).toBase64?.() ?? encodeInSteps(bytes);

/** Encodes in steps, because a call takes a limited number of arguments. */
function encodeInSteps(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += encodeStep)
    text += btoa(String.fromCharCode(...bytes.subarray(from, from + encodeStep)));
  return text;
}

/** Encodes base64url (RFC 4648, section 5) without padding. */
export const encodeBase64Url = (bytes: Uint8Array): string =>
  encodeBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Decodes base64 and ignores white space. Throws `invalid`. */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  const compact = /\s/.test(text) ? text.replace(/\s+/g, '') : text;
  try {
    return (Uint8Array as PlatformDecoder).fromBase64?.(compact) ?? decodeInSteps(compact);
  } catch {
    throw new Failure('invalid', 'The text is not valid base64.');
  }
}

function decodeInSteps(compact: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.ceil(compact.length / 4) * 3);
  let length = 0;
  for (let from = 0; from < compact.length; from += decodeStep) {
    const binary = atob(compact.slice(from, from + decodeStep));
    for (let i = 0; i < binary.length; i++) bytes[length++] = binary.charCodeAt(i);
  }
  return bytes.subarray(0, length);
}

/** Decodes base64url (RFC 4648, section 5), with or without padding. Throws `invalid`. */
export const decodeBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  decodeBase64(text.replaceAll('-', '+').replaceAll('_', '/'));
