import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { arrivalTime } from '../../lib/store/sql/arrival-time.ts';
import { channelItems, channels } from '../../lib/store/sql/schema-channels.ts';
import { tasks } from '../../lib/store/sql/schema-tasks.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import type { EventCursor, Webhook } from './schema.ts';
import type { WebhookEvent } from './sign-event.ts';

/** An event with the cursor of its webhook after it. */
interface PendingEvent extends WebhookEvent {
  cursor: EventCursor;
}

/** Events in their order, and the cursor after the rows that were read. */
interface PendingEvents {
  events: PendingEvent[];
  end: EventCursor;
}

/** Minimum age of a row that is read, because a row that is written later may have an earlier time. */
const settlingMs = 5000;
/** Time by which a cursor goes back where it lies further than this in the future. */
const rewindMs = 5 * 60_000;
/** Maximum events of one kind that are read at a time. */
const maxEvents = 50;

/** Returns the events of a user that a webhook has not passed, in their order. */
export async function findEvents(
  db: SqlDatabase,
  { userId, cursor }: Pick<Webhook, 'userId' | 'cursor'>,
  { now, origin }: { now: number; origin: string },
): Promise<PendingEvents> {
  const until = now - settlingMs;
  // A clock that was ahead has passed what arrives until then; the receiver knows the ids of what it gets twice.
  const passed = ([time, id]: [number, string]): [number, string] => (time > now + rewindMs ? [now - rewindMs, ''] : [time, id]);
  let reached: EventCursor = { item: passed(cursor.item), feed: passed(cursor.feed) };
  const [itemTime, itemId] = reached.item;
  const completed = await db
    .select({ row: tasks.row })
    .from(tasks)
    .where(
      and(
        eq(tasks.userId, userId),
        eq(tasks.status, 'completed'),
        lt(tasks.updatedAt, until),
        sql`(${tasks.updatedAt}, ${tasks.taskId}) > (${itemTime}::float8, ${itemId})`,
      ),
    )
    .orderBy(asc(tasks.updatedAt), asc(tasks.taskId))
    .limit(maxEvents);
  const [feedTime, feedId] = reached.feed;
  const arrivedAt = arrivalTime(channelItems.row);
  const id = sql`${channelItems.channelId} || ' ' || ${channelItems.itemId}`;
  const arrived = await db
    .select({ row: channelItems.row, channel: channels.row })
    .from(channelItems)
    .innerJoin(channels, and(eq(channels.userId, channelItems.userId), eq(channels.channelId, channelItems.channelId)))
    .where(
      and(
        eq(channelItems.userId, userId),
        lt(arrivedAt, until),
        sql`(${arrivedAt}, ${id}) > (${feedTime}::float8, ${sql.param(feedId, channelItems.channelId)})`,
      ),
    )
    .orderBy(arrivedAt, id)
    .limit(maxEvents);

  const ready = completed.flatMap(({ row: { taskId, contentId, url, wish, updatedAt, fromCache } }): PendingEvent[] => {
    reached = { ...reached, item: [updatedAt, taskId] };
    if (!contentId || fromCache) return [];
    const data = { contentId, sourceUrl: url, htmlUrl: htmlUrl(origin, contentId), product: wish.product, taskId };
    return [toEvent('item.ready', taskId, updatedAt, data, reached)];
  });
  const added = arrived.map(({ row, channel }) => {
    const { contentId, channelId, itemId, title, sourceUrl, publishedAt, arrivedAt } = row;
    const id = `${channelId} ${itemId}`;
    reached = { ...reached, feed: [arrivedAt, id] };
    const published = publishedAt === undefined ? null : new Date(publishedAt).toISOString();
    const data = { contentId, channelId, channelTitle: channel.title, title, sourceUrl, publishedAt: published };
    return toEvent('feed.item', id, arrivedAt, data, reached);
  });
  return { events: [...ready, ...added], end: reached };
}

const htmlUrl = (origin: string, contentId: string) => `${origin}/v/${encodeURIComponent(contentId)}`;

const toEvent = (type: string, id: string, time: number, data: object, cursor: EventCursor): PendingEvent => ({
  id: `${type}:${Buffer.from(id).toString('base64url')}`,
  body: JSON.stringify({ type, timestamp: new Date(time).toISOString(), data }),
  cursor,
});
