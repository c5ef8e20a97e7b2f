import { describe, expect, it } from 'vitest';
import { argonPasswords } from './passwords.ts';

// From the reference implementation: echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1 -l 32
const known = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
const passwords = argonPasswords();

describe('passwords', () => {
  it('are checked against their own hash alone', async () => {
    const hash = await passwords.hash('correct horse');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=32768,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(hash).not.toBe(await passwords.hash('correct horse'));
    expect(await passwords.fits('correct horse', hash)).toBe(true);
    expect(await passwords.fits('correct horsf', hash)).toBe(false);
    expect(await passwords.fits('', hash)).toBe(false);
    expect(await passwords.fits('correct horse', undefined)).toBe(false);
  });

  it('of another cost and another program are read', async () => {
    expect(await passwords.fits('password', known)).toBe(true);
    expect(await passwords.fits('passwort', known)).toBe(false);
    await expect(passwords.fits('password', '$2b$12$abc')).rejects.toThrow('another kind');
  });
});
