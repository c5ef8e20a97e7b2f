import { describe, expect, it } from 'vitest';
import { Failure } from '../contract/failure.ts';
import { decodeBase64, decodeBase64Url, encodeBase64, encodeBase64Url } from './base64.ts';

describe('base64', () => {
  it('encodes and decodes every length like the platform', () => {
    for (const length of [0, 1, 2, 3, 24_575, 24_576, 24_577, 70_001]) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 31 + (i >> 8)) % 256);
      const text = Buffer.from(bytes).toString('base64');
      expect(encodeBase64(bytes)).toBe(text);
      expect(Buffer.from(decodeBase64(text)).equals(bytes)).toBe(true);
      expect(encodeBase64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
      expect(Buffer.from(decodeBase64Url(encodeBase64Url(bytes))).equals(bytes)).toBe(true);
    }
  });

  it('decodes text with line breaks', () => {
    const bytes = Uint8Array.from({ length: 100_000 }, (_, i) => i % 256);
    const lines = Buffer.from(bytes).toString('base64').replace(/.{76}/g, '$&\r\n');
    expect(Buffer.from(decodeBase64(lines)).equals(bytes)).toBe(true);
  });

  it('is left to the platform where it has functions for it', () => {
    const toBase64 = () => 'encoded';
    const fromBase64 = (text: string) => new TextEncoder().encode(`decoded ${text}`);
    expect(encodeBase64(Object.assign(Uint8Array.of(1), { toBase64 }))).toBe('encoded');
    const own = Object.getOwnPropertyDescriptor(Uint8Array, 'fromBase64');
    Object.defineProperty(Uint8Array, 'fromBase64', { value: fromBase64, configurable: true });
    const decoded = decodeBase64(' YQ ==\n');
    Reflect.deleteProperty(Uint8Array, 'fromBase64');
    if (own) Object.defineProperty(Uint8Array, 'fromBase64', own);
    expect(new TextDecoder().decode(decoded)).toBe('decoded YQ==');
  });

  it('rejects invalid base64', () => {
    expect(() => decodeBase64('a*b=')).toThrow(Failure);
  });
});
