import type { LiveQueries } from '../../lib/ports/live-queries.ts';
import { useLive } from './use-live.ts';

/**
 * The result of a live query about one record; undefined until the first result, after a change of the id too, and without an id.
 * After a change of `deps` the former result stays until the new one arrives.
 */
export function useLiveById<Result>(
  id: string | undefined,
  read: (live: LiveQueries, id: string) => Promise<Result>,
  deps: unknown[] = [],
): Result | undefined {
  const latest = useLive(async (live) => id !== undefined && { id, result: await read(live, id) }, [id, ...deps]);
  return latest && latest.id === id ? latest.result : undefined;
}
