import * as z from 'zod/mini';
import { Failure } from '../contract/failure.ts';
import type { Operations } from '../contract/index.ts';
import type { Client, Context } from '../contract/operation.ts';
import { type HttpFetch, resultOf, sendCall } from '../doors/http-call.ts';

/** The operations that a device calls; the whole table would weigh on a worker that needs these. */
export const paths = {
  getAccount: 'GET /v1/me',
  listChanges: 'GET /v1/changes',
  readUnits: 'POST /v1/sync/read',
  writeUnits: 'POST /v1/sync/write',
  forgetEverything: 'POST /v1/me/forgetEverything',
} as const;

const unit = { kind: z.enum(['video', 'note', 'collection', 'channel', 'chat']), id: z.string() };
/** What a server may answer. Its records are checked one by one, where they are taken over. */
const answers = {
  getAccount: z.object({
    userId: z.string(),
    email: z.string(),
    plan: z.object({ tier: z.string(), isPaidMember: z.boolean(), expiresAt: z.string() }),
    remainingMinutes: z.number(),
    isUnmetered: z.boolean(),
  }),
  listChanges: z.object({
    changes: z.array(z.object({ kind: z.enum([...unit.kind.options, 'everything']), id: z.string(), deleted: z.boolean() })),
    nextCursor: z.string(),
    hasMore: z.boolean(),
  }),
  readUnits: z.object({
    units: z.array(z.object({ ...unit, records: z.array(z.object({ kind: z.string(), value: z.unknown() })) })),
  }),
  writeUnits: z.object({ stale: z.array(z.object(unit)), refused: z.array(z.object(unit)) }),
  forgetEverything: z.object({}),
};

export type Server = Pick<Client<Operations>, keyof typeof paths>;

/** The server of an account. Throws `siteFailed` for an answer that is none. */
export function serverAt(serverUrl: string, fetch: HttpFetch): Server {
  const caller = { baseUrl: `${serverUrl}/api`, fetch };
  const call =
    (name: keyof typeof paths) =>
    async (input: object, { signal }: Partial<Context> = {}) => {
      const read = z.safeParse(answers[name], await resultOf(await sendCall(caller, { http: paths[name], input, signal })));
      if (!read.success) throw new Failure('siteFailed', `${serverUrl} answers ${name} with something else`);
      return read.data;
    };
  const names = Object.keys(paths) as (keyof typeof paths)[];
  return Object.fromEntries(names.map((name) => [name, call(name)])) as unknown as Server;
}
