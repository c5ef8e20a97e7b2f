import type { MiddlewareHandler } from 'hono';
import type { Try } from '../../lib/ports/jobs.ts';
import type { Fetch } from '../../lib/ports/ports.ts';
import type { VettedOpen } from '../vetted-open.ts';
import { loadTracing } from './load-tracing.ts';
import { tracedFetch, tracedOpen, tracedPort, traceRequests } from './traced.ts';
import { traceWith } from './tracing.ts';

type Perform = (userId: string, taskId: string, one: Try) => Promise<void>;

/** Puts spans around what a process does. */
export interface Telemetry {
  requests?: MiddlewareHandler;
  fetch(fetch: Fetch): Fetch;
  open(open: VettedOpen): VettedOpen;
  port<Port extends object>(kind: string, port: Port): Port;
  task(perform: Perform): Perform;
  /** Resolves when what is left has been sent, or could not be. */
  close(): Promise<void>;
}

const off: Telemetry = {
  fetch: (fetch) => fetch,
  open: (open) => open,
  port: (_, port) => port,
  task: (perform) => perform,
  close: async () => undefined,
};

/** Without a module nothing stands between the parts of the service. Throws when the module can't be loaded. */
export async function openTelemetry(module: string | undefined, onError: (error: unknown) => void): Promise<Telemetry> {
  if (module === undefined) return off;
  const tracing = await loadTracing(module);
  const trace = traceWith(tracing, onError);
  return {
    requests: traceRequests(trace),
    fetch: (fetch) => tracedFetch(fetch, trace),
    open: (open) => tracedOpen(open, trace),
    port: (kind, port) => tracedPort(kind, port, trace),
    task: (perform) => (userId, taskId, one) => trace('task', { 'gloss.task': taskId }, () => perform(userId, taskId, one)),
    close: async () => tracing.close?.().catch(onError),
  };
}
