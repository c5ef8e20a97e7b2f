import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';

/** Logs a line for each response. Queries, headers and bodies are left out, because they may be private. */
export const logRequests =
  (log: Logger): MiddlewareHandler<{ Bindings: HttpBindings }> =>
  async (context, next) => {
    const start = performance.now();
    await next();
    const { method, path } = context.req;
    const { outgoing } = context.env;
    // The OpenID provider writes its response past the context.
    const status = outgoing.headersSent ? outgoing.statusCode : context.res.status;
    log.info({ method, path, status, ms: Math.round(performance.now() - start) }, 'request');
  };
