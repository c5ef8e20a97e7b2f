import { randomBytes, randomUUID } from 'node:crypto';
import { and, asc, count, eq, gt } from 'drizzle-orm';
import { Failure } from '../../lib/contract/failure.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { takeDueRows } from '../database/take-due-rows.ts';
import type { Sealing } from '../sealing.ts';
import { findEvents } from './find-events.ts';
import { type Webhook, webhooks } from './schema.ts';
import type { SendEvent } from './send-event.ts';
import { signEvent, signingKeyPrefix } from './sign-event.ts';

/** The dependencies of the webhooks of a server. */
export interface WebhooksOptions {
  db: SqlDatabase;
  sealing: Sealing;
  send: SendEvent;
  /** The server's public address. */
  origin: string;
  clock: { now(): number };
}

/** Maximum webhooks of one user. */
const maxWebhooks = 10;
const intervalMs = 15_000;
/** Time after the last sent event at which another process takes over from a killed one. */
const leaseMs = 5 * 60_000;
const [firstRetryMs, maxRetryMs] = [30_000, 6 * 3600_000];
/** Time by which the clocks of two processes may differ. */
const maxSkewMs = 60_000;
/** Consecutive failures, over about two days, after which nothing is sent any more. */
const maxFailures = 18;
/** Webhooks that a process takes at a time. */
const maxConcurrent = 4;

/** The webhooks of a server, which send users' events to addresses that they have chosen. */
export type Webhooks = ReturnType<typeof createWebhooks>;

/** Creates the webhooks of a server. Events are rows of tasks and feeds, so none is lost while nothing can be sent. */
export function createWebhooks({ db, sealing, send, origin, clock }: WebhooksOptions) {
  const contextOf = (webhookId: string) => `webhook ${webhookId}`;

  const take = (): Promise<Webhook[]> => {
    const now = clock.now();
    const isAhead = and(eq(webhooks.failures, 0), gt(webhooks.dueAt, now + leaseMs + maxSkewMs));
    return takeDueRows(db, webhooks, { now, leaseMs, limit: maxConcurrent, maxWaitMs: maxRetryMs + maxSkewMs, isAhead });
  };

  async function deliver(webhook: Webhook): Promise<void> {
    const { webhookId, url } = webhook;
    let { failures } = webhook;
    const update = (change: Partial<Webhook>) => db.update(webhooks).set(change).where(eq(webhooks.webhookId, webhookId));
    const signingKey = sealing.open(webhook.sealed, contextOf(webhookId));
    try {
      if (signingKey === undefined)
        throw new Failure('internal', 'The key of the webhook was sealed under another GLOSS_SECRET. Add it again.');
      const { events, end } = await findEvents(db, webhook, { now: clock.now(), origin });
      for (const { cursor, ...event } of events) {
        await send(url, signEvent(event, signingKey, clock.now()), event.body);
        failures = 0;
        // All events together may take longer than a lease.
        await update({ cursor, failures, error: null, dueAt: clock.now() + leaseMs });
      }
      await update({ cursor: end, dueAt: clock.now() + intervalMs, failures: 0, error: null });
    } catch (error) {
      const waitMs = Math.min(maxRetryMs, firstRetryMs * 2 ** failures);
      const dueAt = failures + 1 >= maxFailures ? null : clock.now() + waitMs;
      await update({ dueAt, failures: failures + 1, error: Failure.from(error).message.slice(0, 300) });
    }
  }

  return {
    /**
     * Adds a webhook, and returns its id with the key that its signatures are checked with, which is not shown again. Events before
     * it are not sent. Throws `invalid` for an address that is not on the web, and for more than 10. Whether its host is public is
     * checked whenever events are sent.
     */
    async add(userId: string, address: string): Promise<{ webhookId: string; signingKey: string }> {
      const url = URL.canParse(address) ? new URL(address) : undefined;
      if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
        throw new Failure('invalid', `${address.slice(0, 100)} is no http or https address.`);
      const [existing] = await db.select({ rows: count() }).from(webhooks).where(eq(webhooks.userId, userId));
      if (existing!.rows >= maxWebhooks)
        throw new Failure('invalid', `Webhook limit reached: ${existing!.rows} of ${maxWebhooks}. Remove one.`);
      const webhookId = randomUUID();
      const signingKey = signingKeyPrefix + randomBytes(32).toString('base64');
      const now = clock.now();
      const sealed = sealing.seal(signingKey, contextOf(webhookId));
      const cursor: Webhook['cursor'] = { item: [now, ''], feed: [now, ''] };
      await db.insert(webhooks).values({ webhookId, userId, url: url.href, sealed, cursor, dueAt: now, createdAt: now });
      return { webhookId, signingKey };
    },

    list: (): Promise<Webhook[]> => db.select().from(webhooks).orderBy(asc(webhooks.createdAt)),

    /** Removes a webhook. Returns whether there was one. */
    async remove(webhookId: string): Promise<boolean> {
      const removed = await db.delete(webhooks).where(eq(webhooks.webhookId, webhookId)).returning();
      return removed.length > 0;
    },

    /** Sends the events of all webhooks that are due. Any number of processes may call it at once. Aborting takes no more of them. */
    async deliver(signal?: AbortSignal): Promise<void> {
      while (!signal?.aborted) {
        const taken = await take();
        if (taken.length === 0) return;
        await Promise.all(taken.map(deliver));
      }
    },
  };
}
