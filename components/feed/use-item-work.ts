import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import type { ChannelItem } from '../../lib/records/channel.ts';
import { client } from '../client.ts';
import { read } from '../item/rows.ts';
import { type ItemWork, itemWork } from './item-work.ts';

export interface ItemWorkDoing {
  work: ItemWork;
  start(): void;
  cancel(taskId: string): void;
}

/** What has become of an item's summary, and the way to one. It is made in the background. */
export function useItemWork({ contentId, sourceUrl }: ChannelItem): ItemWorkDoing {
  const [refusal, setRefusal] = useState<FailureData>();
  const rows = useLiveQuery(async () => {
    const [tasks, summary] = await Promise.all([read.tasksByUrl(sourceUrl), read.summary(contentId)]);
    return { tasks, hasSummary: summary !== undefined };
  }, [sourceUrl, contentId]);
  const refused = (error: unknown) => setRefusal(Failure.from(error).toJSON());
  return {
    work: refusal ? { state: 'failed', failure: refusal } : rows ? itemWork(contentId, rows) : { state: 'none' },
    start: () => {
      setRefusal(undefined);
      client.createTask({ url: sourceUrl }).catch(refused);
    },
    cancel: (taskId) => void client.cancelSummaryTask({ taskId }).catch(refused),
  };
}
