import { describe, expect, it } from 'vitest';
import { hash, hash32 } from './hash.ts';

describe('hash', () => {
  it('is FNV-1a of 64 bits', () => {
    // Published vectors of the function, for ASCII.
    expect(hash('')).toBe(0xcbf29ce484222325n.toString(36));
    expect(hash('a')).toBe(0xaf63dc4c8601ec8cn.toString(36));
    expect(hash('foobar')).toBe(0x85944171f73967e8n.toString(36));
  });
});

describe('hash32', () => {
  it('spreads similar words over 32 bits, differently for each seed', () => {
    const words = Array.from({ length: 10_000 }, (_, at) => `word ${at}`);
    const hashes = words.map((word) => hash32(word));
    expect(new Set(hashes).size).toBe(words.length);
    expect(hashes.every((value) => Number.isInteger(value) && value >= 0 && value < 2 ** 32)).toBe(true);
    const upper = hashes.filter((value) => value >= 2 ** 31).length;
    expect(upper / words.length).toBeCloseTo(0.5, 1);
    expect(words.filter((word) => hash32(word) === hash32(word, 1))).toEqual([]);
  });
});
