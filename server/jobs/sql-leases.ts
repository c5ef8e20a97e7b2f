import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Lease } from '../../lib/ports/jobs.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { leases } from './schema.ts';

/** Seconds after which another owner may take a lease that was not renewed: its process was killed. */
const lifetimeSeconds = 10;
const renewIntervalMs = 3000;

const now = sql`clock_timestamp()`;
const after = (seconds: number) => sql`${now} + interval '1 second' * ${seconds}`;

/** Whether a lease has ended. A lease that ends later than the maximum was written before the database's clock was set back. */
export const hasExpired = or(lt(leases.expiresAt, now), gt(leases.expiresAt, after(2 * lifetimeSeconds)))!;

/** A process's claim to do a named piece of a user's work alone. */
export interface LeaseClaim {
  userId: string;
  name: string;
  ownerId: string;
  /** Returns the id of the task that currently represents the work. */
  taskId(): string | undefined;
  /** Called once when another owner has taken the lease, as after a long stall of this process. */
  onLost(): void;
}

/** Takes a lease and renews it until it is released. Returns undefined while another owner holds it. */
export async function tryAcquireLease(db: SqlDatabase, claim: LeaseClaim): Promise<Lease | undefined> {
  if (!(await writeLease(db, claim))) return undefined;
  let isReleased = false;
  let timer: NodeJS.Timeout | undefined;
  let renewing: Promise<void> = Promise.resolve();
  const renew = async () => {
    // A database that is away says nothing about the owner.
    const isOwner = await writeLease(db, claim).catch(() => true);
    if (isReleased) return;
    if (isOwner) schedule();
    else claim.onLost();
  };
  const schedule = () => {
    timer = setTimeout(() => {
      renewing = renew();
    }, renewIntervalMs).unref();
  };
  schedule();
  return {
    async release() {
      isReleased = true;
      clearTimeout(timer);
      // A renewal that is under way would bring the lease back.
      await renewing;
      const { userId, name, ownerId } = claim;
      const isOwn = and(eq(leases.userId, userId), eq(leases.name, name), eq(leases.ownerId, ownerId));
      // What can't be removed now expires.
      await db
        .delete(leases)
        .where(isOwn)
        .catch(() => undefined);
    },
  };
}

/** Whether the lease is the owner's now. */
async function writeLease(db: SqlDatabase, { userId, name, ownerId, taskId }: LeaseClaim): Promise<boolean> {
  const change = { ownerId, taskId: taskId() ?? null, expiresAt: after(lifetimeSeconds) };
  const written = await db
    .insert(leases)
    .values({ userId, name, ...change })
    .onConflictDoUpdate({
      target: [leases.userId, leases.name],
      set: change,
      setWhere: or(eq(leases.ownerId, ownerId), hasExpired),
    })
    .returning({ name: leases.name });
  return written.length > 0;
}

/** Returns the id of the task whose process holds the lease of a user's named work; undefined while it is free. */
export async function taskOfLease(db: SqlDatabase, userId: string, name: string): Promise<string | undefined> {
  const [lease] = await db
    .select({ taskId: leases.taskId })
    .from(leases)
    .where(and(eq(leases.userId, userId), eq(leases.name, name)));
  return lease?.taskId ?? undefined;
}

/** Deletes the leases that killed processes did not renew. */
export const deleteExpiredLeases = async (db: SqlDatabase): Promise<void> => {
  await db.delete(leases).where(hasExpired);
};
