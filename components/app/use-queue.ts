import { useCallback, useRef } from 'react';

/** Runs an action when the one before it has ended. Resolves and rejects as the action does. */
export type Enqueue = <Result>(action: () => Promise<Result>) => Promise<Result>;

/** Returns a function that runs actions one after another, so that each reads what the one before it has written. */
export function useQueue(): Enqueue {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(<Result>(action: () => Promise<Result>) => {
    const result = last.current.then(action, action);
    last.current = result;
    return result;
  }, []);
}
