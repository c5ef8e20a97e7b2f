import { useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import { useApp } from '../app/app-context.ts';

export interface FeedRefresh {
  isAsking: boolean;
  failure?: FailureData;
  /** Of all channels, or of one. */
  ask(channelUrl?: string): void;
  dismiss(): void;
}

/** Asks the feeds by hand. */
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
