import { type Context, Hono } from 'hono';
import { MindMapFormat } from '../../lib/contract/exporting.ts';
import { Failure } from '../../lib/contract/failure.ts';
import { type Operations, operations } from '../../lib/contract/index.ts';
import type { Handlers } from '../../lib/contract/operation.ts';
import { requireScope } from '../../lib/transports/caller.ts';
import { failureResponse } from '../../lib/transports/failure-response.ts';

/** The dependencies of the route that serves files of mind maps. */
export interface MindMapRoutesOptions {
  /** Finds the user of a request by token or session. Throws `unauthorized` for an invalid token. */
  callerOf(request: Request): Promise<{ userId: string; scopes: readonly string[]; kind?: string } | undefined>;
  /** Counts a call. Throws `rateLimited` beyond the limit of a user. */
  limitCalls(userId: string): Promise<void>;
  handlersOf(userId: string): Pick<Handlers<Operations>, 'generateMindMap'>;
  onError(error: unknown): void;
}

/** Headers with which a browser saves the file and runs nothing of it. */
const headers = {
  'cache-control': 'private, no-cache',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
};

/** The route /v/{contentId}/mindmap/{format}: a mind map as a file, for the owner of the item and for programs with a token. */
export function createMindMapRoutes({ callerOf, limitCalls, handlersOf, onError }: MindMapRoutesOptions): Hono {
  const app = new Hono();
  app.onError((error, context) => failureResponse(context, error, { headers, onError }));
  app.get('/v/:contentId/mindmap/:format', async (context: Context) => {
    const contentId = context.req.param('contentId')!;
    const format = MindMapFormat.safeParse(context.req.param('format'));
    const caller = await callerOf(context.req.raw);
    if (!caller || !format.success) throw new Failure('notFound', `No mind map of ${contentId} is stored.`);
    await limitCalls(caller.userId);
    // A session, which only reads, opens the address in the owner's browser.
    if (caller.kind !== 'session') requireScope(operations.generateMindMap, caller);
    const { signal } = context.req.raw;
    const { generateMindMap } = handlersOf(caller.userId);
    const { fileUrl, fileName, mimeType } = await generateMindMap({ contentId, format: format.data }, { signal });
    return context.body(await (await fetch(fileUrl)).arrayBuffer(), 200, {
      ...headers,
      'content-type': mimeType,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      vary: 'authorization, cookie',
    });
  });
  return app;
}
