import type { TaskStage } from '../../lib/contract/tasks.ts';
import { t } from '../i18n/t.ts';
import type { ItemState, TaskProgress } from './item-state.ts';

/** Returns the announcement of a state for screen readers. Failures have an announcement of their own. */
export function stateText({ name, work, failure }: ItemState): string | undefined {
  if (work) return t(`stage.${work.stage}`);
  if (failure) return undefined;
  if (name === 'offline') return t('offline.title');
  return name === 'ready' ? t('summary.ready') : t('detecting.title');
}

/** The steps of every summary. A model's writing is counted in chapters. */
export const summarySteps: TaskStage[] = ['finding', 'fetching', 'reading', 'summarizing'];

/** Returns the progress within the steps or chapters, with the time left where it is known. */
export function stepText({ stage, progress }: TaskProgress): string | undefined {
  const step = summarySteps.indexOf(stage) + 1;
  if (step > 0) return t('stage.step', { step, total: summarySteps.length });
  if (!progress) return undefined;
  const { done, total, secondsLeft } = progress;
  const text = done < total ? t('stage.chapters', { current: done + 1, total }) : t('stage.joining');
  return secondsLeft ? `${text} · ${t('stage.left', { minutes: Math.ceil(secondsLeft / 60) })}` : text;
}
