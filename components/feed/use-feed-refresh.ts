import { useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import { useApp } from '../app/app-context.ts';

export interface FeedRefresh {
  isAsking: boolean;
  failure?: FailureData;
  /** Refreshes the feed of one channel, or of all. */
  ask(channelUrl?: string): void;
  dismiss(): void;
}

/** The manual refresh of feeds, with its progress and failure. */
export function useFeedRefresh(): FeedRefresh {
  const { client } = useApp();
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<FailureData>();
  const ask = async (channelUrl?: string) => {
    setIsAsking(true);
    setFailure(undefined);
    try {
      await client.refreshFeed({ channelUrl });
    } catch (error) {
      setFailure(Failure.from(error).toJSON());
    } finally {
      setIsAsking(false);
    }
  };
  return { isAsking, failure, ask: (channelUrl) => void ask(channelUrl), dismiss: () => setFailure(undefined) };
}
