import { useEffect, useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import type { MindMap } from '../../lib/ports/mind-map-store.ts';
import { useApp } from '../app/app-context.ts';
import { useLive } from '../app/use-live.ts';

/** The map of the newest summary, which is made when somebody looks at it. */
export function useMindMap(contentId: string, newestId: string): { map?: MindMap; failure?: FailureData } {
  const { client } = useApp();
  const [failure, setFailure] = useState<FailureData>();
  const stored = useLive((live) => live.getMindMap(contentId), [contentId]);

  useEffect(() => {
    let isLeft = false;
    setFailure(undefined);
    // What is wanted is the row; a file comes with it, and this kind is small.
    client.generateMindMap({ contentId, format: 'opml' }).catch((error) => !isLeft && setFailure(Failure.from(error).toJSON()));
    return () => {
      isLeft = true;
    };
  }, [contentId, newestId]);

  // A query that was asked for the former medium may still answer.
  return { map: stored?.contentId === contentId ? stored.map : undefined, failure };
}
