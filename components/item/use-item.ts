import { useState } from 'react';
import type { Cue } from '../../lib/contract/cue.ts';
import type { FailureData } from '../../lib/contract/failure.ts';
import type { PromptConfig } from '../../lib/contract/summaries.ts';
import type { Content } from '../../lib/records/content.ts';
import type { Summary, SummaryChapter, SummaryContent } from '../../lib/records/summary.ts';
import type { Task } from '../../lib/records/task.ts';
import type { Transcript } from '../../lib/records/transcript.ts';
import type { CostQuestion } from '../cost/use-cost-gate.ts';
import { t } from '../i18n/t.ts';
import { type ItemRecords, isSummary, type Subject, useItemRecords, usePartial, useTranscript } from './item-records.ts';
import { type ItemState, itemState } from './item-state.ts';
import { configOf, listeningOf, needsModel, plainOf } from './request-config.ts';
import { shownSummary } from './shown-summary.ts';
import { shownTask } from './shown-task.ts';
import { useOnline } from './use-online.ts';
import { useSummaryWork } from './use-summary-work.ts';

export interface Item {
  state: ItemState;
  /** None while the medium is still being asked for it. */
  title: string | undefined;
  duration: number;
  content?: Content;
  /** The version that is shown. */
  summary?: Summary;
  /** Its text, or the one that a model is writing over it. */
  digest?: SummaryContent;
  isGrowing: boolean;
  /** The chapters that a model has begun to write. */
  written: SummaryChapter[];
  /** Every version, newest first. */
  versions: Summary[];
  transcript?: Transcript;
  cues: Cue[];
  rows?: ItemRecords;
  /** The level of detail that is shown or, if it is on its way, asked for. */
  level: number | undefined;
  /** Why a model gave way to the offline engine, whose version is shown therefore. */
  fallbackReason?: FailureData;
  /** A costly run that waits for the person's word. */
  question?: CostQuestion;
  /** Asks for what is shown, with a change. */
  ask(change: PromptConfig): void;
  choose(summaryId: string): void;
  /** Asks again for what was asked last. */
  retry(): void;
  cancel(taskId: string): void;
  dismiss(): void;
}

const noCues: Cue[] = [];

/** Everything a face needs of one medium. Its summary is started if there is none. */
export function useItem(subject: Subject): Item {
  const [choice, setChoice] = useState<{ summaryId: string; count: number }>();
  const [config, setConfig] = useState<PromptConfig>();
  const [dismissedId, setDismissedId] = useState<string>();
  const rows = useItemRecords(subject);
  const work = useSummaryWork(subject, rows);
  const online = useOnline();

  const versions = rows?.texts.filter(isSummary) ?? [];
  const tasks = rows?.tasks.filter(isSummary) ?? [];
  const asked = tasks.find(({ taskId }) => taskId === work.taskId);
  const task = shownTask(tasks, work);
  const chosen = choice && { summaryId: choice.summaryId, isOver: asked !== undefined && work.count > choice.count };
  const partial = usePartial(task)?.digest;
  const shown = shownSummary({ versions, tasks, task, chosen, partial });
  const summary = shown?.version;
  const transcript = useTranscript(subject.contentId, summary?.trackId);
  const { content } = rows ?? {};

  // What was begun has no row for a moment.
  const isUnread = work.taskId !== undefined && !rows?.tasks.some(({ taskId }) => taskId === work.taskId);

  const state = itemState({ isRead: rows !== undefined, hasSummary: summary !== undefined, task, online, ...work });
  const isAsking = state.name === 'detecting' || state.name === 'working';
  const ask = (config: PromptConfig, orElse?: PromptConfig) => {
    setConfig(config);
    work.ask({ promptConfig: config }, orElse && { promptConfig: orElse });
  };
  const askFor = (change: PromptConfig) => {
    const config = { ...(summary && configOf(summary.wish)), ...change };
    // Whoever wants it longer wants it even where nobody can translate any more.
    ask(config, needsModel(change) ? undefined : plainOf(config));
  };
  return {
    state,
    title: content?.title || subject.title || (isAsking ? undefined : t('media.untitled')),
    duration: content?.duration || subject.duration,
    content,
    summary,
    digest: shown?.digest,
    isGrowing: shown?.isGrowing ?? false,
    written: shown?.written ?? [],
    versions,
    transcript,
    cues: transcript?.cues ?? noCues,
    rows,
    level: levelOf({
      asked: work.asking || isUnread ? config : undefined,
      task: chosen && !chosen.isOver ? undefined : task,
      summary,
    }),
    fallbackReason: task && task.taskId !== dismissedId ? fallbackReason(task, summary) : undefined,
    question: work.question,
    ask: askFor,
    choose: (summaryId) => setChoice({ summaryId, count: work.count }),
    retry: () => {
      // Listening that failed goes on where it was, whoever began it.
      if (task?.status === 'failed' && task.wish.transcribeProvider) work.start(listeningOf(task.wish));
      else if (config) ask(config);
      else work.startFirst();
    },
    cancel: work.cancel,
    dismiss: () => {
      setDismissedId(task?.taskId);
      work.dismiss();
    },
  };
}

const fallbackReason = ({ status, failure, summaryId }: Task, shown: Summary | undefined): FailureData | undefined =>
  status === 'completed' && summaryId === shown?.summaryId ? failure : undefined;

/** What was asked for is shown as chosen before there is anything of it. */
const levelOf = ({ asked, task, summary }: { asked?: PromptConfig; task?: Task; summary?: Summary }): number | undefined =>
  asked?.detailLevel ?? (task?.status === 'pending' ? task : summary)?.wish.detailLevel;
