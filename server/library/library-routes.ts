import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';
import { Failure } from '../../lib/contract/failure.ts';
import { type Operations, operations } from '../../lib/contract/index.ts';
import type { Handlers } from '../../lib/contract/operation.ts';
import { validateInput } from '../../lib/contract/validate-input.ts';
import { mapDatabaseErrors } from '../../lib/store/sql/map-database-errors.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { sqlStore } from '../../lib/store/sql/sql-store.ts';
import { maxMirrorTasks, readMirrorItem, readMirrorPage } from '../../lib/sync/library-mirror.ts';
import type { Caller } from '../../lib/transports/caller.ts';
import { failureResponse } from '../../lib/transports/failure-response.ts';
import { httpTransport } from '../../lib/transports/http.ts';
import { answerJson } from '../../lib/transports/well-formed-json.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { createLibraryGuard, type LibraryGuard } from './library-guard.ts';
import { webFiles } from './web-files.ts';

/** The dependencies of the web library's routes. */
export interface LibraryRoutesOptions {
  db: SqlDatabase;
  accounts: Pick<Accounts, 'config' | 'sessions'>;
  handlersOf(userId: string): Handlers<Operations>;
  /** Counts a call. Throws `rateLimited` beyond the limit of a user. */
  limitCalls(userId: string): Promise<void>;
  onError(error: unknown, operation?: string): void;
}

const maxBodyBytes = 100_000;
const maxFeedItems = 1000;
const maxFeedWaitMs = 30_000;
const MirrorRequest = z.strictObject({
  cursor: z.int().check(z.minimum(0)),
  epoch: z.optional(z.string().check(z.maxLength(100))),
  taskIds: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(maxMirrorTasks)),
});
const ItemRequest = z.strictObject({ contentId: z.string().check(z.minLength(1), z.maxLength(1000)) });

/** The routes of /library: the web library's files, its session, the operations, and the records that it stores in the browser. */
export function createLibraryRoutes({ db, accounts, handlersOf, limitCalls, onError }: LibraryRoutesOptions): Hono {
  const guard = mapDatabaseErrors<LibraryGuard>(createLibraryGuard(accounts));
  const authenticate = async (request: Request): Promise<Caller> => {
    const caller = await guard.authenticate(request);
    await limitCalls(caller.userId);
    return caller;
  };
  const app = new Hono();
  app.onError((error, context) => failureResponse(context, error, { onError: (cause) => onError(cause, context.req.path) }));

  const files = webFiles();
  const showPage = async (context: Context) => {
    const { path, raw } = context.req;
    if (await guard.findSession(raw)) return files.answerPage(context);
    return context.redirect(`/account/sign-in?next=${encodeURIComponent(path + new URL(raw.url).search)}`, 303);
  };
  app.get('/library', ({ redirect }) => redirect('/library/'));
  app.get('/library/', showPage);
  app.get('/library/settings', showPage);

  const noStore = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  app.get('/library/session', async ({ req, json }) => {
    const { user, csrfToken } = await guard.requireSession(req.raw);
    return json({ userId: user.userId, email: user.email, csrfToken }, 200, noStore);
  });
  app.use('/library/api/*', ({ header }, next) => {
    // Set before there is a response, as those of the API.
    for (const [name, value] of Object.entries(noStore)) header(name, value);
    return next();
  });
  app.route(
    '/library/api',
    httpTransport({
      table: operations,
      authenticate,
      handlersOf: (caller) => handlersOf(caller!.userId),
      onInternalError: onError,
    }),
  );

  const mirror = <Schema extends z.ZodMiniObject>(
    path: string,
    schema: Schema,
    read: (userId: string, input: z.output<Schema>) => Promise<object>,
  ) =>
    app.post(path, bodyLimit({ maxSize: maxBodyBytes, onError: rejectLargeBody }), async (context) => {
      const { req } = context;
      const { userId } = await authenticate(req.raw);
      const input = validateInput(schema, await req.json().catch(() => undefined));
      return answerJson(context, await read(userId, input), 200, noStore);
    });
  mirror('/library/mirror/changes', MirrorRequest, (userId, input) => readMirrorPage(sqlStore(db, userId), input));
  mirror('/library/mirror/item', ItemRequest, (userId, { contentId }) => readMirrorItem(sqlStore(db, userId), contentId));
  mirror('/library/mirror/feed', z.strictObject({}), async (userId) => {
    // The first page of the feed requests the feeds that are due.
    await handlersOf(userId).getFeed({ limit: 1 }, { signal: AbortSignal.timeout(maxFeedWaitMs) });
    const store = sqlStore(db, userId);
    const [channels, items, digest] = await Promise.all([
      store.listChannels(),
      store.listFeed({ limit: maxFeedItems }),
      store.getDigest(),
    ]);
    return { channels, items, digest };
  });

  app.get('/library/*', files.answer);
  app.get('/icon/*', files.answer);
  return app;
}

const rejectLargeBody = (): never => {
  throw new Failure('tooLarge', `The body is larger than ${maxBodyBytes} bytes. Send less at a time.`);
};
