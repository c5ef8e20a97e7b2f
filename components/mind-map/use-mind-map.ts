import { useEffect, useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import type { MindMap } from '../../lib/ports/mind-map-store.ts';
import { useApp } from '../app/app-context.ts';
import { useLive } from '../app/use-live.ts';

/** The mind map of the newest summary, generated when the view opens. */
export function useMindMap(contentId: string, newestId: string): { map?: MindMap; failure?: FailureData } {
  const { client } = useApp();
  const [failure, setFailure] = useState<FailureData>();
  const stored = useLive((live) => live.getMindMap(contentId), [contentId]);

  useEffect(() => {
    let isUnmounted = false;
    setFailure(undefined);
    // The operation stores the record and returns a file; OPML is the smallest.
    client
      .generateMindMap({ contentId, format: 'opml' })
      .catch((error) => !isUnmounted && setFailure(Failure.from(error).toJSON()));
    return () => {
      isUnmounted = true;
    };
  }, [contentId, newestId]);

  // The query of the former item may still answer.
  return { map: stored?.contentId === contentId ? stored.map : undefined, failure };
}
