import * as z from 'zod/mini';
import { cursor, success, time } from './list-page.ts';
import { operation } from './operation.ts';
import { device } from './sync.ts';

/** The user's account: plan and remaining minutes of media. */
const Account = z
  .object({
    userId: z.string(),
    email: z.string(),
    plan: z.object({ tier: z.enum(['free', 'plus', 'pro', 'lifetime']), isPaidMember: z.boolean(), expiresAt: time }),
    remainingMinutes: z.number(),
    isUnmetered: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Account' });
export type Account = z.infer<typeof Account>;

/** Operations of the account, its storage and its change log. */
export const account = {
  getAccount: operation({
    summary: 'The plan of the user and its remaining minutes',
    http: 'GET /v1/me',
    tool: 'get_account_info',
    scope: 'read',
    tag: 'agent',
    input: z.strictObject({}),
    output: Account,
  }),
  getStorage: operation({
    summary: 'Storage used by the library, and the retention of items',
    http: 'GET /v1/storage',
    scope: 'read',
    tag: 'agent',
    input: z.strictObject({}),
    output: z
      .object({
        usage: z.number().check(z.describe('Bytes')),
        quota: z.number().check(z.describe('Bytes')),
        isLow: z.boolean(),
        videos: z.int(),
        keepDays: z.nullable(z.int().check(z.describe('null: items are never deleted'))),
      })
      .register(z.globalRegistry, { id: 'Storage' }),
  }),
  setRetention: operation({
    summary: 'Set how long items without marks, tags, notes and collections are retained',
    http: 'POST /v1/storage/retention',
    scope: 'write',
    tag: 'agent',
    input: z.strictObject({ keepDays: z.nullable(z.int().check(z.minimum(1), z.maximum(3650))) }),
    output: z.object({ success }),
  }),
  listChanges: operation({
    summary: 'List the changes since a cursor, deletions included',
    http: 'GET /v1/changes',
    scope: 'read',
    tag: 'agent',
    input: z.strictObject({
      cursor,
      limit: z._default(z.int().check(z.minimum(1), z.maximum(1000)), 100),
      device: z.optional(device.check(z.describe('Device whose own changes are left out'))),
    }),
    output: z
      .object({
        changes: z.array(
          z.object({
            kind: z
              .enum(['video', 'note', 'picture', 'card', 'collection', 'channel', 'chat', 'shared', 'everything'])
              .check(
                z.describe(
                  '`shared`: a collection, or an item of one, that was acquired; the id is `collection:` or `content:` and an id',
                ),
              ),
            id: z.string(),
            deleted: z.boolean(),
          }),
        ),
        nextCursor: z.string(),
        hasMore: z.boolean(),
      })
      .register(z.globalRegistry, { id: 'Changes' }),
  }),
  forgetEverything: operation({
    summary: 'Delete every item, text, note, collection, setting and key, at once and for good',
    http: 'POST /v1/me/forgetEverything',
    scope: 'write',
    tag: 'agent',
    input: z.strictObject({ confirm: z.literal(true), device: z.optional(device) }),
    output: z.object({ success }),
  }),
};
