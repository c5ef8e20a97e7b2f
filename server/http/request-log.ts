import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { operations } from '../../lib/contract/index.ts';
import type { Operation } from '../../lib/contract/operation.ts';
import { methodAndPath } from '../../lib/transports/http.ts';
import type { RequestCounter } from './metrics.ts';

/** Paths of the operations, which have a wildcard for their route. */
const operationPaths = new Set(Object.values<Operation>(operations).map((operation) => `/api${methodAndPath(operation)[1]}`));

/**
 * Logs and counts each response by its route. Paths, queries, headers and bodies are left out, because they may be private: the
 * path of an item holds the address of its media.
 */
export const logRequests =
  (log: Logger, count: RequestCounter): MiddlewareHandler<{ Bindings: HttpBindings }> =>
  async (context, next) => {
    const start = performance.now();
    await next();
    const { method, path } = context.req;
    const { outgoing } = context.env;
    const pattern = routePath(context, -1);
    // The OpenID provider writes its response past the context.
    const status = outgoing.headersSent ? outgoing.statusCode : context.res.status;
    // Under a wildcard the paths that exist hold nothing private; others hold what was typed.
    const route = pattern.endsWith('*') && (status !== 404 || operationPaths.has(path)) ? path : pattern;
    const ms = Math.round(performance.now() - start);
    log.info({ method, route, status, ms }, 'request');
    count({ method, route, status, ms });
  };
