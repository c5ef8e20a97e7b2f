import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Fetch } from '../../lib/ports/ports.ts';
import type { VettedOpen } from '../vetted-open.ts';
import type { Trace } from './tracing.ts';

/** A span for each request: the pattern of its route and its status, and nothing that was asked. */
export const traceRequests =
  (trace: Trace): MiddlewareHandler =>
  (context, next) =>
    trace(`HTTP ${context.req.method}`, { 'http.request.method': context.req.method }, async (span) => {
      await next();
      span.set({ 'http.route': routePath(context), 'http.response.status_code': context.res.status });
    });

/** A span for each request that goes out: its host, its reason and the status of the answer. */
export const tracedFetch =
  (fetch: Fetch, trace: Trace): Fetch =>
  (url, options) => {
    const host = URL.canParse(url) ? new URL(url).hostname : '';
    return trace('fetch', { 'server.address': host, 'gloss.reason': options.reason }, async (span) => {
      const answer = await fetch(url, options);
      span.set({ 'http.response.status_code': answer.status });
      return answer;
    });
  };

/** The same for media, whose answers are read for long after they have begun. */
export const tracedOpen =
  (open: VettedOpen, trace: Trace): VettedOpen =>
  (url, options) => {
    const host = URL.canParse(url) ? new URL(url).hostname : '';
    return trace('fetch', { 'server.address': host, 'gloss.reason': 'media' }, async (span) => {
      const opened = await open(url, options);
      span.set({ 'http.response.status_code': opened.response.status });
      return opened;
    });
  };

/** A port with a span for each call: `database getTask`, without what is asked for. All its functions give promises. */
export const tracedPort = <Port extends object>(kind: string, port: Port, trace: Trace): Port =>
  Object.fromEntries(
    Object.entries(port as Record<string, (...input: unknown[]) => Promise<unknown>>).map(([name, ask]) => [
      name,
      (...input: unknown[]) => trace(`${kind} ${name}`, { 'gloss.operation': name }, () => ask(...input)),
    ]),
  ) as Port;
