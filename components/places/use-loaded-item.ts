import { useEffect, useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import { useApp } from '../app/app-context.ts';

/** The loading of a media item's records, and the function that repeats it after a failure. */
export interface LoadedItem {
  isLoaded: boolean;
  failure?: FailureData;
  retry(): void;
}

/** Loads the records of a media item onto this device, for hosts that do not store all records locally. */
export function useLoadedItem(contentId: string): LoadedItem {
  const { loadItem } = useApp();
  const [state, setState] = useState<Omit<LoadedItem, 'retry'>>({ isLoaded: !loadItem });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isUnmounted = false;
    const show = (next: typeof state) => !isUnmounted && setState(next);
    loadItem?.(contentId).then(
      () => show({ isLoaded: true }),
      (error) => show({ isLoaded: false, failure: Failure.from(error).toJSON() }),
    );
    return () => {
      isUnmounted = true;
    };
  }, [loadItem, contentId, attempt]);
  const retry = () => {
    setState({ isLoaded: false });
    setAttempt(attempt + 1);
  };
  return { ...state, retry };
}
