import { useEffect, useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import type { MindMap } from '../../lib/ports/mind-map-store.ts';
import { useApp } from '../app/app-context.ts';
import { useLiveById } from '../app/use-live-by-id.ts';

/** The mind map of the newest summary, generated when the view opens. */
export function useMindMap(contentId: string, newestId: string): { map?: MindMap; failure?: FailureData } {
  const { client } = useApp();
  const [failure, setFailure] = useState<FailureData>();
  const stored = useLiveById(contentId, (live, id) => live.getMindMap(id));

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

  return { map: stored?.map, failure };
}
