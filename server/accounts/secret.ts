import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that nobody guesses, with a prefix by which a leaked one is recognised. */
export const generateSecret = (prefix = ''): string => prefix + randomBytes(32).toString('base64url');

/** What is kept of a secret. Secrets are random, so a plain hash is enough. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
