import type { FailureData } from '../../lib/contract/failure.ts';
import { useApp } from '../app/app-context.ts';
import { useAction } from '../app/use-action.ts';

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
  const { isBusy, failure, run, dismiss } = useAction();
  const refresh = (channelUrl?: string) => run(async () => void (await client.refreshFeed({ channelUrl })));
  return { isRefreshing: isBusy, failure, refresh, dismiss };
}
