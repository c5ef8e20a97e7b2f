import type * as z from 'zod/mini';
import type { LibraryRecords } from '../../ports/library-records.ts';
import { channelSchemas } from './channel-schemas.ts';
import { mediaSchemas } from './media-schemas.ts';
import { userSchemas } from './user-schemas.ts';

/** The schema of each kind of record, equal to the record's type. */
export const recordSchemas = { ...mediaSchemas, ...userSchemas, ...channelSchemas } satisfies {
  [Kind in keyof LibraryRecords]: z.ZodMiniType<LibraryRecords[Kind]>;
};
