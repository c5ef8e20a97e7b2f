import { useEffect, useState } from 'react';
import type { FailureData } from '../../lib/contract/failure.ts';
import type { CueView } from '../../lib/playback/cue-view.ts';
import { newestTranslation } from '../../lib/records/newest-translation.ts';
import type { Task } from '../../lib/records/task.ts';
import type { Transcript } from '../../lib/records/transcript.ts';
import type { Translation } from '../../lib/records/translation.ts';
import { useLive } from '../app/use-live.ts';
import type { TaskInput } from '../cost/use-cost-gate.ts';
import { usePartialTranslation } from '../item/item-records.ts';
import { isNewTask } from '../item/item-tasks.ts';
import { type TaskRequests, useTaskRequests } from '../item/use-task-requests.ts';

export interface TranslationState {
  /** The translation that is shown, in which texts are empty that are still missing. */
  translation?: Pick<Translation, 'language' | 'texts'>;
  view: CueView;
  requests: TaskRequests;
  /** The translation task in progress. */
  task?: Task;
  failure?: FailureData;
  show(view: CueView): void;
  /** Prepares a translation, which is estimated before it starts. */
  prepare(language: string): void;
  /** Shows a translation, and starts its task if there is none. */
  translate(language: string): void;
}

/** The translations of a transcript, and the task that produces one. */
export function useTranslation(transcript: Transcript, url: string, tasks: Task[]): TranslationState {
  const { contentId, trackId } = transcript;
  const [view, show] = useState<CueView>('original');
  const [language, setLanguage] = useState<string>();
  const requests = useTaskRequests(url);

  const stored = useLive((live) => live.translations(contentId), [contentId]) ?? [];
  const newest = (wanted: string | undefined) => newestTranslation(stored, transcript, wanted);

  const translationTasks = tasks.filter(({ wish: options }) => options.product === 'translation');
  const task = translationTasks.find(({ taskId }) => taskId === requests.taskId) ?? translationTasks[0];
  const pending = task?.status === 'pending' ? task : undefined;
  const failed = task?.status === 'failed' && isNewTask(task, requests) ? task.failure : undefined;
  const failure = pending ? undefined : (requests.failure ?? failed);

  const partial = usePartialTranslation(pending);
  const isWanted = partial?.trackId === trackId && (language === undefined || language === partial.language);
  const translation = newest(language) ?? (isWanted ? partial : undefined);
  const isShown = translation !== undefined;
  // A requested translation is shown beside the original from its first line.
  useEffect(() => {
    if (language !== undefined && isShown) show((now) => (now === 'original' ? 'both' : now));
  }, [language, isShown]);

  const inputOf = (wanted: string): TaskInput => ({
    product: 'translation',
    promptConfig: { trackId, outputLanguage: wanted },
  });
  return {
    translation,
    view: translation ? view : 'original',
    requests,
    task: pending,
    failure: failure?.code === 'cancelled' ? undefined : failure,
    show,
    prepare: (wanted) => {
      if (!newest(wanted)) requests.prepare(inputOf(wanted));
    },
    translate: (wanted) => {
      setLanguage(wanted);
      if (!newest(wanted)) requests.request(inputOf(wanted));
    },
  };
}
