import * as z from 'zod/mini';
import { contentId, success, time } from './list-page.ts';
import { operation } from './operation.ts';

const VersionOf = z.enum(['summary', 'article', 'note']);

const TextVersion = z
  .object({
    versionId: z.string(),
    of: VersionOf,
    text: z.string().check(z.describe('Markdown')),
    createdAt: time,
    madeBy: z.optional(z.string().check(z.describe('Of a summary or article: `offline`, or the name of a model'))),
    replacedBy: z.optional(
      z.enum(['edit', 'summary', 'restore', 'import']).check(z.describe('Of a note: the cause of its replacement')),
    ),
  })
  .register(z.globalRegistry, { id: 'TextVersion' });

/** Operations on the versions of texts. */
export const versions = {
  listVersions: operation({
    summary: 'Every version of the texts of an item, newest first; of a note, the replaced ones',
    http: 'GET /v1/library/versions',
    scope: 'read',
    tag: 'agent',
    input: z.strictObject({ contentId, of: z.optional(VersionOf) }),
    output: z.object({ versions: z.array(TextVersion) }),
  }),
  restoreVersion: operation({
    summary: 'Restore a version as the newest one; the replaced text stays a version',
    http: 'POST /v1/library/restoreVersion',
    scope: 'write',
    tag: 'agent',
    input: z.strictObject({ contentId, versionId: z.string().check(z.minLength(1), z.maxLength(100)) }),
    output: z.object({ success }),
  }),
};
