import { useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import { isPlaybackCapture } from '../../lib/records/playback-capture-id.ts';
import type { Task } from '../../lib/records/task.ts';
import { useApp } from '../app/app-context.ts';
import { itemState, type TaskProgress } from '../item/item-state.ts';
import type { NewTasks } from '../item/item-tasks.ts';

export interface SlideScan {
  /** The scan in progress. */
  work?: TaskProgress;
  /** Whether the scan runs during playback. */
  isDuringPlayback: boolean;
  /** The failure of the last scan. */
  failure?: FailureData;
  scan(isRefresh: boolean): void;
  scanPlayback(start: () => Promise<void>): void;
  /** Ends a scan during playback, and keeps its slides. */
  stop(): void;
  pause(isPaused: boolean): void;
  cancel(): void;
}

/** The scan of a media item for slides, which is one of its tasks. */
export function useSlideScan(contentId: string, tasks: readonly Task[]): SlideScan {
  const { client, now, page } = useApp();
  const [newTasks, setNewTasks] = useState<NewTasks>(() => ({ since: now() }));
  const [isRequesting, setIsRequesting] = useState(false);
  const [callFailure, setCallFailure] = useState<FailureData>();
  const task = tasks.find(({ wish: options }) => options.product === 'visuals');
  const facts = { isRead: true, hasSummary: true, online: true };
  const { work, failure } = itemState({ ...facts, task, isRequesting, failure: callFailure, ...newTasks });
  const onFailure = (error: unknown) => setCallFailure(Failure.from(error).toJSON());
  const track = (call: () => Promise<unknown>) => {
    setNewTasks({ since: now() });
    setCallFailure(undefined);
    setIsRequesting(true);
    call()
      .catch(onFailure)
      .finally(() => setIsRequesting(false));
  };
  const scan = async (isRefresh: boolean) => {
    const { taskId } = await client.extractVisuals({ contentId, ...(isRefresh && { force: true }) });
    setNewTasks(({ since }) => ({ since, newTaskId: taskId }));
  };

  return {
    work,
    isDuringPlayback: work?.taskId !== undefined && isPlaybackCapture(task?.wish.soundId) && !work.progress?.total,
    failure,
    scan: (isRefresh) => track(() => scan(isRefresh)),
    scanPlayback: track,
    stop: () => void page.stopSlideScan?.(contentId).catch(onFailure),
    pause: (isPaused) => void (work?.taskId && client.pauseTask({ taskId: work.taskId, isPaused }).catch(onFailure)),
    cancel: () => void (work?.taskId && client.cancelSummaryTask({ taskId: work.taskId }).catch(onFailure)),
  };
}
