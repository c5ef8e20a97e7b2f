import { useEffect, useRef } from 'react';
import { articleDetailLevel } from '../../lib/contract/detail-level.ts';
import type { PromptConfig } from '../../lib/contract/summaries.ts';
import type { Summary } from '../../lib/records/summary.ts';
import type { Task } from '../../lib/records/task.ts';
import { type Subject, usePartialSummary, useTranscript } from '../item/item-records.ts';
import { shownSummary } from '../item/shown-summary.ts';
import type { Item } from '../item/use-item.ts';
import { useTaskRequests } from '../item/use-task-requests.ts';

/**
 * The article of a media item, in the language and from the caption track of the shown summary. Starts its task if there
 * is none.
 */
export function useArticle(item: Item, { url, contentId }: Subject) {
  const requests = useTaskRequests(url);
  const versions = item.rows?.texts.filter(isArticle) ?? [];
  const tasks = item.rows?.tasks.filter(isArticle) ?? [];
  const task = tasks.find(({ taskId }) => taskId === requests.taskId) ?? tasks[0];
  const partial = usePartialSummary(task);

  const { summary } = item;
  const outputLanguage = summary?.wish.outputLanguage;
  const fitting = versions.find(
    (one) => one.trackId === summary?.trackId && one.wish.outputLanguage === outputLanguage,
  )?.summaryId;
  const isPending = task?.status === 'pending';
  const chosen = isPending || requests.taskId || !fitting ? undefined : { summaryId: fitting, isSuperseded: false };
  const shown = shownSummary({ versions, tasks, task, chosen, partial });
  const transcript = useTranscript(contentId, shown?.version.trackId);

  const promptConfig: PromptConfig = { trackId: summary?.trackId, outputLanguage, detailLevel: articleDetailLevel };
  const isMissing = summary !== undefined && !isPending && !fitting;
  const isStarted = useRef(false);
  useEffect(() => {
    if (!isMissing || isStarted.current) return;
    isStarted.current = true;
    requests.request({ product: 'article', promptConfig });
  });

  return {
    requests,
    task,
    shown,
    cues: transcript?.cues ?? [],
    request: (isRefresh: boolean) => requests.request({ product: 'article', promptConfig: { ...promptConfig, isRefresh } }),
  };
}

const isArticle = ({ wish: options }: Summary | Task) => options.product === 'article';
