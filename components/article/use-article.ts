import { useEffect, useRef } from 'react';
import { articleDetailLevel } from '../../lib/contract/detail-level.ts';
import type { PromptConfig } from '../../lib/contract/summaries.ts';
import type { Summary } from '../../lib/records/summary.ts';
import type { Task } from '../../lib/records/task.ts';
import { type Subject, usePartial, useTranscript } from '../item/item-records.ts';
import { shownSummary } from '../item/shown-summary.ts';
import type { Item } from '../item/use-item.ts';
import { useTaskRequests } from '../item/use-task-requests.ts';

/**
 * The article of a media item, in the language and from the caption track of the shown summary. Starts its task if there
 * is none.
 */
export function useArticle(item: Item, { url, contentId }: Subject) {
  const asking = useTaskRequests(url);
  const versions = item.rows?.texts.filter(isArticle) ?? [];
  const tasks = item.rows?.tasks.filter(isArticle) ?? [];
  const task = tasks.find(({ taskId }) => taskId === asking.taskId) ?? tasks[0];
  const partial = usePartial(task)?.digest;

  const { summary } = item;
  const outputLanguage = summary?.wish.outputLanguage;
  const fitting = versions.find(
    (one) => one.trackId === summary?.trackId && one.wish.outputLanguage === outputLanguage,
  )?.summaryId;
  const isPending = task?.status === 'pending';
  const chosen = isPending || asking.taskId || !fitting ? undefined : { summaryId: fitting, isOver: false };
  const shown = shownSummary({ versions, tasks, task, chosen, partial });
  const transcript = useTranscript(contentId, shown?.version.trackId);

  const promptConfig: PromptConfig = { trackId: summary?.trackId, outputLanguage, detailLevel: articleDetailLevel };
  const isMissing = summary !== undefined && !isPending && !fitting;
  const isStarted = useRef(false);
  useEffect(() => {
    if (!isMissing || isStarted.current) return;
    isStarted.current = true;
    asking.ask({ product: 'article', promptConfig });
  });

  return {
    asking,
    task,
    shown,
    cues: transcript?.cues ?? [],
    ask: (isRefresh: boolean) => asking.ask({ product: 'article', promptConfig: { ...promptConfig, isRefresh } }),
  };
}

const isArticle = ({ wish }: Summary | Task) => wish.product === 'article';
