import { describe, expect, it } from 'vitest';
import { hash } from './hash.ts';

describe('hash', () => {
  it('is FNV-1a of 64 bits', () => {
    // Published vectors of the function, for ASCII.
    expect(hash('')).toBe(0xcbf29ce484222325n.toString(36));
    expect(hash('a')).toBe(0xaf63dc4c8601ec8cn.toString(36));
    expect(hash('foobar')).toBe(0x85944171f73967e8n.toString(36));
  });
});
