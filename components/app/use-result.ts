import { type DependencyList, useEffect, useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import { type AppClient, useApp } from './app-context.ts';

/** The result of an operation, or its failure; neither while it runs. */
export interface Result<Value> {
  result?: Value;
  failure?: FailureData;
  retry(): void;
}

/** Calls an operation that takes long, again when the dependencies change. It is canceled with the view. */
export function useResult<Value>(
  call: (client: AppClient, options: { signal: AbortSignal }) => Promise<Value>,
  dependencies: DependencyList,
): Result<Value> {
  const { client } = useApp();
  const [state, setState] = useState<Omit<Result<Value>, 'retry'>>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    const show = (next: typeof state) => abort.signal.aborted || setState(next);
    show({});
    call(client, { signal: abort.signal }).then(
      (result) => show({ result }),
      (error) => show({ failure: Failure.from(error).toJSON() }),
    );
    return () => abort.abort(new Failure('cancelled'));
  }, [client, attempt, ...dependencies]);
  return { ...state, retry: () => setAttempt((count) => count + 1) };
}
