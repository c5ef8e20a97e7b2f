import * as z from 'zod/mini';
import { Failure, type FailureCode, statusOf } from '../contract/failure.ts';
import type { Operations } from '../contract/index.ts';
import type { Client, OperationContext } from '../contract/operation.ts';
import { type HttpFetch, resultOf, sendCall } from '../transports/http-call.ts';

/** The operations that a device calls; the whole table would weigh on a worker that needs these. */
export const paths = {
  getAccount: 'GET /v1/me',
  listChanges: 'GET /v1/changes',
  readUnits: 'POST /v1/sync/read',
  writeUnits: 'POST /v1/sync/write',
  forgetEverything: 'POST /v1/me/forgetEverything',
  createTask: 'POST /v1/createTask',
  getSummaryTaskStatus: 'GET /v1/getSummaryTaskStatus',
  cancelSummaryTask: 'POST /v1/cancelSummaryTask',
  acquireCollection: 'POST /v1/collections/acquire',
  releaseCollection: 'POST /v1/collections/release',
} as const;

const unit = { kind: z.enum(['video', 'note', 'collection', 'channel', 'chat', 'shared']), id: z.string() };
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
  createTask: z.object({ taskId: z.string() }),
  getSummaryTaskStatus: z.object({
    status: z.enum(['pending', 'completed', 'failed']),
    progress: z.optional(z.object({ done: z.number(), total: z.number() })),
    code: z.optional(z.enum(Object.keys(statusOf) as [FailureCode])),
    message: z.optional(z.string()),
  }),
  cancelSummaryTask: z.object({}),
  acquireCollection: z.object({}),
  releaseCollection: z.object({}),
};

export type Server = Pick<Client<Operations>, keyof typeof paths>;

/** The server of an account. Throws `siteFailed` for an answer that is none. */
export function serverAt(serverUrl: string, fetch: HttpFetch): Server {
  const caller = { baseUrl: `${serverUrl}/api`, fetch };
  const call =
    (name: keyof typeof paths) =>
    async (input: object, { signal }: Partial<OperationContext> = {}) => {
      const read = z.safeParse(answers[name], await resultOf(await sendCall(caller, { http: paths[name], input, signal })));
      if (!read.success) throw new Failure('siteFailed', `${serverUrl} answers ${name} with something else`);
      return read.data;
    };
  const names = Object.keys(paths) as (keyof typeof paths)[];
  return Object.fromEntries(names.map((name) => [name, call(name)])) as unknown as Server;
}
