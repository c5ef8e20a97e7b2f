import * as z from 'zod/mini';

/** An address from a file: pages name pictures and places in many ways, but none may be a script. */
export const HarmlessAddress = z
  .string()
  .check(z.refine((value) => !URL.canParse(value) || !/^(?:javascript|vbscript):$/.test(new URL(value).protocol), 'a script'));
