import * as z from 'zod/mini';
import { success } from './list-page.ts';
import { operation } from './operation.ts';

const importId = z.string().check(z.minLength(1), z.maxLength(100));
const write = { scope: 'write', tag: 'agent' } as const;
const count = z.int();

const Import = z
  .object({
    importId: z.string(),
    status: z.enum(['open', 'committing', 'completed']),
    progress: z.optional(z.object({ done: count, total: count })),
    added: z.optional(z.object({ videos: count, notes: count, collections: count, channels: count })),
    refused: z.optional(
      z.object({ channels: count }).check(z.describe('New channels beyond the limit of the plan; absent if there are none')),
    ),
  })
  .register(z.globalRegistry, { id: 'Import' });

/** Operations of an import, which is atomic: an import that fails or is abandoned leaves the library as it was. */
export const importing = {
  beginImport: operation({
    summary: 'Start an import of records into the library; refused while another import is open',
    http: 'POST /v1/import/begin',
    ...write,
    input: z.strictObject({ bytes: z.optional(z.number().check(z.nonnegative(), z.describe('Size of the file'))) }),
    output: Import,
  }),
  addToImport: operation({
    summary: 'Send a part of the records; sending it again changes nothing',
    http: 'POST /v1/import/add',
    isIdempotent: true,
    ...write,
    input: z.strictObject({
      importId,
      part: z.int().check(z.nonnegative()),
      records: z.array(z.object({ kind: z.string(), value: z.unknown() })).check(z.minLength(1), z.maxLength(1000)),
    }),
    output: Import,
  }),
  commitImport: operation({
    summary: 'Add all sent records to the library, in one transaction; stored records stay; refused while a part is missing',
    http: 'POST /v1/import/commit',
    isIdempotent: true,
    ...write,
    input: z.strictObject({ importId }),
    output: Import,
  }),
  getImport: operation({
    summary: 'Progress of an import',
    http: 'GET /v1/import/status',
    scope: 'read',
    tag: 'agent',
    input: z.strictObject({ importId }),
    output: Import,
  }),
  cancelImport: operation({
    summary: 'Cancel an import that is not completed',
    http: 'POST /v1/import/cancel',
    ...write,
    input: z.strictObject({ importId }),
    output: z.object({ success }),
  }),
};
