import { useEffect, useState } from 'react';
import type { Cue } from '../../lib/contract/cue.ts';
import type { Content, Summary, Transcript } from '../../lib/ports.ts';
import { type DetailName, detailLevels } from './detail-levels.ts';
import { type ItemState, itemState } from './item-state.ts';
import { type Subject, useRows, useTranscript } from './rows.ts';
import { useOnline } from './use-online.ts';
import { useSummaryWork } from './use-summary-work.ts';

export interface Item {
  state: ItemState;
  title: string;
  duration: number;
  content?: Content;
  summary?: Summary;
  transcript?: Transcript;
  cues: Cue[];
  /** The level that was asked for here. */
  level: DetailName | undefined;
  refine(level: DetailName, isRefresh: boolean): void;
  /** Asks again for what was asked last. */
  retry(): void;
  cancel(taskId: string): void;
  dismiss(): void;
}

const noCues: Cue[] = [];

/** Everything a face needs of one medium. Its summary is started if there is none. */
export function useItem(subject: Subject): Item {
  const [level, setLevel] = useState<DetailName>();
  const rows = useRows(subject, level && String(detailLevels[level]));
  const work = useSummaryWork(subject, rows);
  const online = useOnline();
  const transcript = useTranscript(subject.contentId, rows?.summary?.trackId);
  const { content, summary } = rows ?? {};

  // The time from the click to the summary is measured by this mark.
  const isShown = summary !== undefined;
  useEffect(() => {
    if (isShown) performance.mark('summary-shown');
  }, [isShown]);

  return {
    state: itemState({ rows, online, ...work }),
    title: content?.title || subject.title,
    duration: content?.duration || subject.duration,
    content,
    summary,
    transcript,
    cues: transcript?.cues ?? noCues,
    level,
    refine: (wanted, isRefresh) => {
      setLevel(wanted);
      work.refine(detailLevels[wanted], isRefresh);
    },
    retry: () => (level ? work.refine(detailLevels[level]) : work.start()),
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
