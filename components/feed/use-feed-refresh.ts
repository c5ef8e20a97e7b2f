import { useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import { useApp } from '../app/app-context.ts';

export interface FeedRefresh {
  isRefreshing: boolean;
  failure?: FailureData;
  /** Refreshes the feed of one channel, or of all. */
  refresh(channelUrl?: string): void;
  dismiss(): void;
}

/** The manual refresh of feeds, with its progress and failure. */
export function useFeedRefresh(): FeedRefresh {
  const { client } = useApp();
  const [isRefreshing, setIsRefreshing] = useState(false);
  const [failure, setFailure] = useState<FailureData>();
  const refresh = async (channelUrl?: string) => {
    setIsRefreshing(true);
    setFailure(undefined);
    try {
      await client.refreshFeed({ channelUrl });
    } catch (error) {
      setFailure(Failure.from(error).toJSON());
    } finally {
      setIsRefreshing(false);
    }
  };
  return { isRefreshing, failure, refresh: (channelUrl) => void refresh(channelUrl), dismiss: () => setFailure(undefined) };
}
