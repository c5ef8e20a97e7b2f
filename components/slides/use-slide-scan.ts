import { useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import { isPlaybackCapture } from '../../lib/records/playback-capture-id.ts';
import type { Task } from '../../lib/records/task.ts';
import { useApp } from '../app/app-context.ts';
import { itemState, type Work } from '../item/item-state.ts';

export interface SlideScan {
  /** The scan in progress. */
  work?: Work;
  /** Whether the scan runs during playback. */
  isWatching: boolean;
  /** The failure of the last scan. */
  failure?: FailureData;
  scan(isRefresh: boolean): void;
  watch(begin: () => Promise<void>): void;
  /** Ends a scan during playback, and keeps its slides. */
  stop(): void;
  pause(isPaused: boolean): void;
  cancel(): void;
}

/** The scan of a media item for slides, which is one of its tasks. */
export function useSlideScan(contentId: string, tasks: readonly Task[]): SlideScan {
  const { client, now, page } = useApp();
  const [since, setSince] = useState(now);
  const [asking, setAsking] = useState(false);
  const [refused, setRefused] = useState<FailureData>();
  const task = tasks.find(({ wish }) => wish.product === 'visuals');
  const facts = { isRead: true, hasSummary: true, online: true };
  const { work, failure } = itemState({ ...facts, task, asking, failure: refused, since });
  const tell = (error: unknown) => setRefused(Failure.from(error).toJSON());
  const ask = (call: () => Promise<unknown>) => {
    setSince(now());
    setRefused(undefined);
    setAsking(true);
    call()
      .catch(tell)
      .finally(() => setAsking(false));
  };

  return {
    work,
    isWatching: work?.taskId !== undefined && isPlaybackCapture(task?.wish.soundId) && !work.progress?.total,
    failure,
    scan: (isRefresh) => ask(() => client.extractVisuals({ contentId, ...(isRefresh && { force: true }) })),
    watch: ask,
    stop: () => void page.stopWatching?.(contentId).catch(tell),
    pause: (isPaused) => void (work?.taskId && client.pauseTask({ taskId: work.taskId, isPaused }).catch(tell)),
    cancel: () => void (work?.taskId && client.cancelSummaryTask({ taskId: work.taskId }).catch(tell)),
  };
}
