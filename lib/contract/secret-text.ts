import * as z from 'zod/mini';

/** A key or token, without the line break that pasting often adds; '' for none. */
export const SecretText = z
  .string()
  .check(
    z.trim(),
    z.maxLength(2000),
    z.regex(/^[\x21-\x7e]*$/, { error: 'It contains characters that no key or token has. Copy it again.' }),
  );
