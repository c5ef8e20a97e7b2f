import { useEffect, useState } from 'react';
import type { LiveQueries } from '../../lib/ports/live-queries.ts';
import { useApp } from './app-context.ts';

/**
 * The result of a live query of stored records; undefined until the first result. After a change of `deps` the former
 * result stays until the new one arrives. An error of the query is thrown to the nearest boundary.
 */
export function useLive<Result>(read: (live: LiveQueries) => Promise<Result>, deps: unknown[] = []): Result | undefined {
  const { live } = useApp();
  const [state, setState] = useState<{ result?: Result; error?: unknown }>({});
  useEffect(
    () =>
      live.observe(
        () => read(live),
        (result) => setState({ result }),
        (error) => setState({ error }),
      ),
    [live, ...deps],
  );
  if ('error' in state) throw state.error;
  return state.result;
}
