import * as z from 'zod/mini';
import { cursor, success } from './list-page.ts';
import { operation } from './operation.ts';

/** Name of a device, by which its own changes are excluded. */
export const device = z
  .string()
  .check(z.maxLength(64), z.regex(/^[\w-]{1,64}$/), z.describe('Name that a device has chosen for itself'));
const unit = {
  kind: z.enum(['video', 'note', 'picture', 'card', 'collection', 'channel', 'chat']),
  id: z.string().check(z.minLength(1), z.maxLength(1000)),
};
const Unit = z.object(unit);
/** Groups that other users share can be read, never written. */
const readable = { kind: z.enum([...unit.kind.options, 'shared']), id: z.string().check(z.minLength(1), z.maxLength(1100)) };
const records = z.array(z.object({ kind: z.string().check(z.maxLength(30)), value: z.unknown() })).check(z.maxLength(5000));

/** Operations by which a device with its own library synchronizes with the account's library. */
export const sync = {
  readUnits: operation({
    summary: 'All records of changed groups, in the format of library files',
    description: 'Groups that are too large for one answer are refused with `tooLarge`; a single one never is.',
    http: 'POST /v1/sync/read',
    scope: 'read',
    tag: 'agent',
    input: z.strictObject({ units: z.array(z.strictObject(readable)).check(z.minLength(1), z.maxLength(100)) }),
    output: z.object({ units: z.array(z.object({ ...readable, records })) }).register(z.globalRegistry, { id: 'Units' }),
  }),
  writeUnits: operation({
    summary:
      'Replace groups by the records of a device; groups that changed here since the cursor are returned as stale and stay',
    http: 'POST /v1/sync/write',
    scope: 'write',
    tag: 'agent',
    input: z.strictObject({
      device,
      cursor,
      units: z.array(z.strictObject({ ...unit, records })).check(z.minLength(1), z.maxLength(100)),
    }),
    output: z
      .object({
        success,
        stale: z.array(Unit),
        refused: z.array(
          z
            .object({ ...unit, reason: z.optional(z.literal('storageFull')) })
            .check(
              z.describe(
                'Channels beyond the limit of the plan; with the reason `storageFull`, groups whose transcripts, texts and pictures the account has no space for, while their other records are stored',
              ),
            ),
        ),
      })
      .register(z.globalRegistry, { id: 'UnitsWritten' }),
  }),
};
