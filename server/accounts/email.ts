import * as z from 'zod/mini';

const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());

/** As addresses are kept and compared; undefined for what is none. */
export const normalizeEmail = (written: unknown): string | undefined => email.safeParse(written).data;
