import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';

/** A line for each answer: never a query, a header or a body, which may hold what is private. */
export const logRequests =
  (log: Logger): MiddlewareHandler<{ Bindings: HttpBindings }> =>
  async (context, next) => {
    const start = performance.now();
    await next();
    const { method, path } = context.req;
    const { outgoing } = context.env;
    // The authorization server answers by itself, past what stands in the context.
    const status = outgoing.headersSent ? outgoing.statusCode : context.res.status;
    log.info({ method, path, status, ms: Math.round(performance.now() - start) }, 'answered');
  };
