import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';

/** A line for each answer: never a query, a header or a body, which may hold what is private. */
export const logRequests =
  (log: Logger): MiddlewareHandler =>
  async (context, next) => {
    const start = performance.now();
    await next();
    const { method, path } = context.req;
    log.info({ method, path, status: context.res.status, ms: Math.round(performance.now() - start) }, 'answered');
  };
