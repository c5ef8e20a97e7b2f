import * as z from 'zod/mini';

const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());

/** Returns an e-mail address as it is stored and compared; undefined when it is none. */
export const normalizeEmail = (written: unknown): string | undefined => email.safeParse(written).data;
