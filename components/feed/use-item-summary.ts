import { useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import type { ChannelItem } from '../../lib/records/channel.ts';
import { useApp } from '../app/app-context.ts';
import { useLive } from '../app/use-live.ts';
import { type ItemSummaryState, itemSummaryState } from './item-summary-state.ts';

export interface ItemSummary {
  summary: ItemSummaryState;
  start(): void;
  cancel(taskId: string): void;
}

/** The state of a feed item's summary, with functions to start and cancel its background task. */
export function useItemSummary({ contentId, sourceUrl }: ChannelItem): ItemSummary {
  const { client } = useApp();
  const [callFailure, setCallFailure] = useState<FailureData>();
  const rows = useLive(
    async (live) => {
      const [tasks, summary] = await Promise.all([live.tasksByUrl(sourceUrl), live.summary(contentId)]);
      return { tasks, hasSummary: summary !== undefined };
    },
    [sourceUrl, contentId],
  );
  const onFailure = (error: unknown) => setCallFailure(Failure.from(error).toJSON());
  return {
    summary: callFailure
      ? { state: 'failed', failure: callFailure }
      : rows
        ? itemSummaryState(contentId, rows)
        : { state: 'none' },
    start: () => {
      setCallFailure(undefined);
      client.createTask({ url: sourceUrl }).catch(onFailure);
    },
    cancel: (taskId) => void client.cancelSummaryTask({ taskId }).catch(onFailure),
  };
}
