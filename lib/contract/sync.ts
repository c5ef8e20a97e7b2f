import * as z from 'zod/mini';
import { cursor, success } from './list-page.ts';
import { operation } from './operation.ts';

export const device = z.string().check(z.regex(/^[\w-]{1,64}$/), z.describe('A name that a device gave itself'));
const unit = {
  kind: z.enum(['video', 'note', 'collection', 'channel', 'chat']),
  id: z.string().check(z.minLength(1), z.maxLength(1000)),
};
const Unit = z.object(unit);
/** Groups that other users share can be read, never written. */
const readable = { kind: z.enum([...unit.kind.options, 'shared']), id: z.string().check(z.minLength(1), z.maxLength(1100)) };
const records = z.array(z.object({ kind: z.string().check(z.maxLength(30)), value: z.unknown() })).check(z.maxLength(5000));

/** Operations with which a device that has its own library synchronizes with the account's. */
export const sync = {
  readUnits: operation({
    summary: 'All records of what has changed, as the lines of a library file hold them',
    http: 'POST /v1/sync/read',
    scope: 'read',
    tag: 'agent',
    input: z.strictObject({ units: z.array(z.strictObject(readable)).check(z.minLength(1), z.maxLength(100)) }),
    output: z.object({ units: z.array(z.object({ ...readable, records })) }).register(z.globalRegistry, { id: 'Units' }),
  }),
  writeUnits: operation({
    summary: 'Put what a device has changed in the place of what it was before; what changed here meanwhile is stale and stays',
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
        refused: z.array(Unit.check(z.describe('Channels beyond those of the plan'))),
      })
      .register(z.globalRegistry, { id: 'UnitsWritten' }),
  }),
};
