import { and, eq, sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { Failure } from '../../lib/contract/failure.ts';
import type { Slide } from '../../lib/records/visuals.ts';
import { isNotInTrash } from '../../lib/store/sql/conditions.ts';
import { mapDatabaseErrors } from '../../lib/store/sql/map-database-errors.ts';
import { visuals } from '../../lib/store/sql/schema-media.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { requireScope } from '../../lib/transports/caller.ts';
import { failureResponse } from '../../lib/transports/failure-response.ts';

/** The dependencies of the route that serves images of slides. */
export interface FrameRoutesOptions {
  db: SqlDatabase;
  /** Finds the user of a request by token or session. Throws `unauthorized` for an invalid token. */
  callerOf(request: Request): Promise<{ userId: string; scopes: readonly string[] } | undefined>;
  onError(error: unknown): void;
}

/** Headers that make the response an image only, which no other site can embed. */
const headers = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
};
/** The image types of slides; an imported slide could have any. */
const imageTypes = ['image/jpeg', 'image/webp'];
const yearSeconds = 31_536_000;
/** Upper bound of an index, within the integers of every database. */
const maxSlideIndex = 1_000_000;

/** The route /v/{contentId}/frames/{n}: the image of a slide, for its owner and the owner's programs. A shared item shows none. */
export function createFrameRoutes({ db, callerOf, onError }: FrameRoutesOptions): Hono {
  const app = new Hono();
  const read = mapDatabaseErrors({
    callerOf,
    async frame(userId: string, contentId: string, index: number) {
      const isOfItem = and(eq(visuals.userId, userId), eq(visuals.contentId, contentId), isNotInTrash(visuals));
      const [found] = await db
        .select({
          image: sql<
            Slide['image'] | null
          >`${visuals.row} -> 'slides' -> ${sql.raw(String(Math.min(index, maxSlideIndex)))} -> 'image'`,
          madeAt: sql<string>`${visuals.row} ->> 'createdAt'`,
        })
        .from(visuals)
        .where(isOfItem)
        // The operators of JSON fail on U+0000 and on half of a pair, which imported texts may contain.
        .catch(async () => {
          const rows = await db.select({ row: visuals.row }).from(visuals).where(isOfItem);
          return rows.map(({ row }) => ({ image: row.slides[index]?.image ?? null, madeAt: String(row.createdAt) }));
        });
      return found?.image && imageTypes.includes(found.image.mimeType) ? { ...found, image: found.image } : undefined;
    },
  });

  app.onError((error, context) => failureResponse(context, error, { headers, onError }));

  app.get('/v/:contentId/frames/:index{[0-9]+}', async (context: Context) => {
    const contentId = context.req.param('contentId')!;
    const index = Number(context.req.param('index'));
    const caller = await read.callerOf(context.req.raw);
    if (caller) requireScope({ scope: 'read' }, caller);
    const frame = caller && (await read.frame(caller.userId, contentId, index));
    if (!frame) throw new Failure('notFound', `No slide ${index} of ${contentId} is stored.`);
    const isImmutable = context.req.query('made') === frame.madeAt;
    return context.body(Buffer.from(frame.image.base64, 'base64'), 200, {
      ...headers,
      'content-type': frame.image.mimeType,
      'cache-control': isImmutable ? `private, max-age=${yearSeconds}, immutable` : 'private, no-cache',
      vary: 'authorization, cookie',
    });
  });
  return app;
}
