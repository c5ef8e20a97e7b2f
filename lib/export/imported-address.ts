import * as z from 'zod/mini';
import { isWebAddress } from '../contract/web-address.ts';

/** Refuses a script: a file with one was made to do harm. */
const address = z
  .string()
  .check(z.refine((value) => !URL.canParse(value) || !/^(?:javascript|vbscript):$/.test(new URL(value).protocol), 'a script'));

/** An address of a record from a file or another device; empty in place of one that is no web address. */
export const ImportedAddress = z.pipe(
  address,
  z.transform((value: string) => (isWebAddress(value) ? value : '')),
);

/** An address that a record can do without; absent in place of one that is no web address. */
export const OptionalImportedAddress = z.optional(
  z.pipe(
    address,
    z.transform((value: string) => (isWebAddress(value) ? value : undefined)),
  ),
);
