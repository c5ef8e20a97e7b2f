import { createHash, randomBytes } from 'node:crypto';

/** Generates a random secret of 256 bits. The prefix lets scanners recognize a leaked one. */
export const generateSecret = (prefix = ''): string => prefix + randomBytes(32).toString('base64url');

/** Hashes a secret for storage. Secrets are random, so a hash without salt is enough. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
