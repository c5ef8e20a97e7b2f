import { useEffect } from 'react';
import { useApp } from '../app/app-context.ts';

/** Has the feeds that were not requested for some minutes refreshed when the feed page opens, beside the stored items that it shows. */
export function useFreshFeeds(isOnline: boolean): void {
  const { client } = useApp();
  useEffect(() => {
    // The stored items stay, and the rows of the channels show what failed.
    if (isOnline) client.getFeed({ limit: 1 }).catch(() => undefined);
  }, [client, isOnline]);
}
