import * as z from 'zod/mini';
import { isWebAddress } from '../contract/web-address.ts';

/** An address that is not a script. A file with a script address is malicious, so its record is refused. */
const address = z
  .string()
  .check(z.refine((value) => !URL.canParse(value) || !/^(?:javascript|vbscript):$/.test(new URL(value).protocol), 'a script'));

/** Address of a record from a file or another device; anything but a web address becomes empty. */
export const ImportedAddress = z.pipe(
  address,
  z.transform((value: string) => (isWebAddress(value) ? value : '')),
);

/** Optional address of an imported record; anything but a web address becomes absent. */
export const OptionalImportedAddress = z.optional(
  z.pipe(
    address,
    z.transform((value: string) => (isWebAddress(value) ? value : undefined)),
  ),
);
