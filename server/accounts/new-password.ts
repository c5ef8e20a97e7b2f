import { Failure } from '../../lib/contract/failure.ts';
import type { Passwords } from './passwords.ts';

const minLength = 10;
const maxLength = 256;

/** Hashes a password that a user chose. Throws `invalid` for one that is too short or too long. */
export async function hashNewPassword(passwords: Passwords, password: unknown): Promise<string> {
  if (typeof password !== 'string' || password.length < minLength || password.length > maxLength) {
    throw new Failure('invalid', `A password has ${minLength} to ${maxLength} characters.`, { path: 'password' });
  }
  return passwords.hash(password);
}
