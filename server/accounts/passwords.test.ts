import { describe, expect, it } from 'vitest';
import { createArgonPasswords } from './passwords.ts';

// From the reference implementation: echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1 -l 32
const known = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
const passwords = createArgonPasswords();

describe('passwords', () => {
  it('are checked against their own hash alone', async () => {
    const hash = await passwords.hash('correct horse');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=32768,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(hash).not.toBe(await passwords.hash('correct horse'));
    expect(await passwords.verify('correct horse', hash)).toBe(true);
    expect(await passwords.verify('correct horsf', hash)).toBe(false);
    expect(await passwords.verify('', hash)).toBe(false);
    expect(await passwords.verify('correct horse', undefined)).toBe(false);
  });

  it('of another cost and another program are verified', async () => {
    expect(await passwords.verify('password', known)).toBe(true);
    expect(await passwords.verify('passwort', known)).toBe(false);
    await expect(passwords.verify('password', '$2b$12$abc')).rejects.toThrow('not in the format');
  });
});
