import { t } from '../i18n/t.ts';
import type { ItemState } from './item-state.ts';

/** What a screen reader is told of a state. Failures speak for themselves. */
export function stateText({ name, work, failure }: ItemState): string | undefined {
  if (work) return t(`stage.${work.stage}`);
  if (failure) return undefined;
  if (name === 'offline') return t('offline.title');
  return name === 'ready' ? t('summary.ready') : t('detecting.title');
}
