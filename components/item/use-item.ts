import { useEffect, useState } from 'react';
import type { Cue } from '../../lib/contract/cue.ts';
import { summaryKey } from '../../lib/contract/detail-level.ts';
import type { Content, Summary, Transcript } from '../../lib/ports.ts';
import { t } from '../i18n/t.ts';
import { type DetailName, detailLevels } from './detail-levels.ts';
import { type ItemState, itemState } from './item-state.ts';
import { type Subject, useRows, useTranscript } from './rows.ts';
import { useOnline } from './use-online.ts';
import { useSummaryWork } from './use-summary-work.ts';

export interface Item {
  state: ItemState;
  /** None while the medium is still being asked for it. */
  title: string | undefined;
  duration: number;
  content?: Content;
  summary?: Summary;
  transcript?: Transcript;
  cues: Cue[];
  /** The level that was asked for here. */
  level: DetailName | undefined;
  refine(level: DetailName, isRefresh: boolean, audioLanguage?: string): void;
  /** Asks again for what was asked last. */
  retry(): void;
  cancel(taskId: string): void;
  dismiss(): void;
}

const noCues: Cue[] = [];

/** Everything a face needs of one medium. Its summary is started if there is none. */
export function useItem(subject: Subject): Item {
  const [level, setLevel] = useState<DetailName>();
  const [language, setLanguage] = useState<string>();
  const rows = useRows(subject, level && summaryKey(detailLevels[level], language));
  const work = useSummaryWork(subject, rows);
  const online = useOnline();
  const transcript = useTranscript(subject.contentId, rows?.summary?.trackId);
  const { content, summary } = rows ?? {};

  // The time from the click to the summary is measured by this mark.
  const isShown = summary !== undefined;
  useEffect(() => {
    if (isShown) performance.mark('summary-shown');
  }, [isShown]);

  const state = itemState({ rows, online, ...work });
  const isAsking = state.name === 'detecting' || state.name === 'working';
  return {
    state,
    title: content?.title || subject.title || (isAsking ? undefined : t('media.untitled')),
    duration: content?.duration || subject.duration,
    content,
    summary,
    transcript,
    cues: transcript?.cues ?? noCues,
    level,
    refine: (wanted, isRefresh, audioLanguage = language) => {
      setLevel(wanted);
      setLanguage(audioLanguage);
      work.refine(detailLevels[wanted], isRefresh, audioLanguage);
    },
    retry: () => (level ? work.refine(detailLevels[level], false, language) : work.start()),
    cancel: (taskId) => {
      setLevel(undefined);
      work.cancel(taskId);
    },
    dismiss: () => {
      setLevel(undefined);
      work.dismiss();
    },
  };
}
