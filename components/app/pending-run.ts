import { useMemo, useSyncExternalStore } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import { type App, type AppClient, useApp } from './app-context.ts';

/** Work that the user started, until it is done or, after a failure, dismissed. */
export interface PendingRun<Request> {
  request: Request;
  failure?: FailureData;
  cancel(): void;
}

/** The pending run of one key, and the functions to start and to dismiss it. */
export interface PendingRunState<Request> {
  run: PendingRun<Request> | undefined;
  isRunning: boolean;
  /** Starts the work, unless it runs already. */
  start(request: Request): void;
  dismiss(): void;
}

/**
 * Creates the hook of one kind of work, of which each key has one run at a time. The runs belong to the page rather than to a view,
 * so that they survive a change of tabs. The results arrive as records; only a failure stays in this state.
 */
export function createPendingRun<Request>(
  perform: (app: App, request: Request, signal: AbortSignal) => Promise<unknown>,
): (key: string) => PendingRunState<Request> {
  const runsOf = new WeakMap<AppClient, PendingRuns<Request>>();
  return function usePendingRun(key) {
    const app = useApp();
    const runs = useMemo(() => {
      const known = runsOf.get(app.client) ?? createRuns<Request>((request, signal) => perform(app, request, signal));
      runsOf.set(app.client, known);
      return known;
    }, [app]);
    const run = useSyncExternalStore(runs.subscribe, () => runs.get(key));
    return {
      run,
      isRunning: run !== undefined && !run.failure,
      start: (request) => void runs.start(key, request),
      dismiss: () => runs.put(key, undefined),
    };
  };
}

type PendingRuns<Request> = ReturnType<typeof createRuns<Request>>;

function createRuns<Request>(perform: (request: Request, signal: AbortSignal) => Promise<unknown>) {
  const runs = new Map<string, PendingRun<Request>>();
  const listeners = new Set<() => void>();

  function put(key: string, run: PendingRun<Request> | undefined): void {
    if (run) runs.set(key, run);
    else runs.delete(key);
    for (const listener of listeners) listener();
  }

  return {
    put,
    get: (key: string) => runs.get(key),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async start(key: string, request: Request): Promise<void> {
      const former = runs.get(key);
      if (former && !former.failure) return;
      const abort = new AbortController();
      const run: PendingRun<Request> = { request, cancel: () => abort.abort(new Failure('cancelled')) };
      const replace = (next: PendingRun<Request> | undefined) => {
        if (runs.get(key) === run) put(key, next);
      };
      put(key, run);
      try {
        await perform(request, abort.signal);
        replace(undefined);
      } catch (error) {
        const failure = Failure.from(error).toJSON();
        replace(failure.code === 'cancelled' ? undefined : { ...run, failure });
      }
    },
  };
}
