import { useState } from 'react';
import type { Cue } from '../../lib/contract/cue.ts';
import type { FailureData } from '../../lib/contract/failure.ts';
import type { PromptConfig } from '../../lib/contract/summaries.ts';
import type { Content } from '../../lib/records/content.ts';
import { needsModel } from '../../lib/records/needs-model.ts';
import type { Summary, SummaryChapter, SummaryContent } from '../../lib/records/summary.ts';
import type { Task } from '../../lib/records/task.ts';
import type { Transcript } from '../../lib/records/transcript.ts';
import { shortAddress } from '../app/short-address.ts';
import type { CostQuestion } from '../cost/use-cost-gate.ts';
import { t } from '../i18n/t.ts';
import { type ItemRecords, isSummary, type Subject, useItemRecords, usePartialSummary, useTranscript } from './item-records.ts';
import { type ItemState, itemState } from './item-state.ts';
import { shownTask } from './item-tasks.ts';
import { textOptionsOf, transcriptionInputOf, withoutModelOptions } from './request-config.ts';
import { shownSummary } from './shown-summary.ts';
import { useOnline } from './use-online.ts';
import { useSummaryRequests } from './use-summary-requests.ts';

export interface Item {
  state: ItemState;
  /** Undefined until the item is known. */
  title: string | undefined;
  duration: number;
  content?: Content;
  /** The version that is shown. */
  summary?: Summary;
  /** Its text, with the text that a model is writing merged into it. */
  digest?: SummaryContent;
  isGrowing: boolean;
  /** Whether chapters and subject of the shown version follow. */
  isIncomplete: boolean;
  /** The chapters that a model has started to write. */
  written: SummaryChapter[];
  /** Every version, newest first. */
  versions: Summary[];
  transcript?: Transcript;
  cues: Cue[];
  rows?: ItemRecords;
  /** The shown level of detail, or the requested one while its task runs. */
  level: number | undefined;
  /** The reason why the model failed, where the offline version is shown instead. */
  fallbackReason?: FailureData;
  /** The question before a costly run. */
  question?: CostQuestion;
  /** The engine that the user has chosen for this view; undefined for the one of the settings. */
  engine?: string;
  /** Requests the shown summary with changed options. */
  request(change: PromptConfig): void;
  /** Requests the shown summary from an engine, and uses that engine for later requests of this view. */
  writeWith(engine: string | undefined): void;
  choose(summaryId: string): void;
  /** Repeats the last request. */
  retry(): void;
  cancel(taskId: string): void;
  dismiss(): void;
}

const noCues: Cue[] = [];

/** The name of an item that states no title, as a private one: its address, unless it is a file on this device. */
const placeOf = ({ url }: Subject): string => (/^https?:/.test(url) ? shortAddress(url) : t('media.untitled'));

/** The state of one media item and its actions. Starts the summary if there is none. */
export function useItem(subject: Subject): Item {
  const [choice, setChoice] = useState<{ summaryId: string; count: number }>();
  const [config, setConfig] = useState<PromptConfig>();
  const [engine, setEngine] = useState<string>();
  const [dismissedId, setDismissedId] = useState<string>();
  const rows = useItemRecords(subject);
  const requests = useSummaryRequests(subject, rows);
  const online = useOnline();

  const versions = rows?.texts.filter(isSummary) ?? [];
  const tasks = rows?.tasks.filter(isSummary) ?? [];
  const requested = tasks.find(({ taskId }) => taskId === requests.taskId);
  const task = shownTask(tasks, requests);
  const chosen = choice && {
    summaryId: choice.summaryId,
    isSuperseded: requested !== undefined && requests.count > choice.count,
  };
  const partial = usePartialSummary(task);
  const shown = shownSummary({ versions, tasks, task, chosen, partial });
  const summary = shown?.version;
  const isIncomplete = shown?.isIncomplete ?? false;
  const transcript = useTranscript(subject.contentId, summary?.trackId);
  const { content } = rows ?? {};

  // A started task has no record for a moment.
  const isRecordMissing = requests.taskId !== undefined && !rows?.tasks.some(({ taskId }) => taskId === requests.taskId);

  // The address leads to another media item now, whose summary never arrives here.
  const stray = rows?.tasksOfUrl.find(
    ({ taskId, contentId, status }) => taskId === requests.taskId && contentId !== subject.contentId && status !== 'pending',
  );

  const state = itemState({
    isRead: rows !== undefined,
    hasSummary: summary !== undefined && !isIncomplete,
    task,
    online,
    ...requests,
    failure: requests.failure ?? (stray ? (stray.failure ?? { code: 'notFound', message: subject.url }) : undefined),
  });
  const isLoading = state.name === 'detecting' || state.name === 'working';
  const requestFrom = (model: string | undefined, config: PromptConfig, fallback?: PromptConfig) => {
    setConfig(config);
    requests.request({ promptConfig: config, model }, fallback && { promptConfig: fallback, model });
  };
  const request = (config: PromptConfig, fallback?: PromptConfig) => requestFrom(engine, config, fallback);
  const requestChange = (change: PromptConfig) => {
    const config = { ...(summary && textOptionsOf(summary.wish)), ...change };
    // A changed length is also possible without a language model, in the original language.
    const isForModel = change.outputLanguage !== undefined || needsModel(change);
    request(config, isForModel ? undefined : withoutModelOptions(config));
  };
  return {
    state,
    title: content?.title || subject.title || state.failure?.details?.title || (isLoading ? undefined : placeOf(subject)),
    duration: content?.duration || subject.duration,
    content,
    summary,
    digest: shown?.digest,
    isGrowing: shown?.isGrowing ?? false,
    isIncomplete,
    written: shown?.writtenChapters ?? [],
    versions,
    transcript,
    cues: transcript?.cues ?? noCues,
    rows,
    level: levelOf({
      requested: requests.isRequesting || isRecordMissing ? config : undefined,
      task: chosen && !chosen.isSuperseded ? undefined : task,
      summary,
    }),
    fallbackReason: task && task.taskId !== dismissedId ? fallbackReason(task, summary) : undefined,
    question: requests.question,
    engine,
    request: requestChange,
    writeWith: (engine) => {
      setEngine(engine);
      const config = summary ? textOptionsOf(summary.wish) : {};
      requestFrom(engine, config, withoutModelOptions(config));
    },
    choose: (summaryId) => setChoice({ summaryId, count: requests.count }),
    retry: () => {
      // A failed transcription resumes, also if another view started it.
      if (task?.status === 'failed' && task.wish.transcribeProvider) requests.start(transcriptionInputOf(task.wish));
      else if (config) request(config);
      else requests.startFirst();
    },
    cancel: requests.cancel,
    dismiss: () => {
      setDismissedId(task?.taskId);
      requests.dismiss();
    },
  };
}

const fallbackReason = ({ status, failure, summaryId }: Task, shown: Summary | undefined): FailureData | undefined =>
  status === 'completed' && summaryId === shown?.summaryId ? failure : undefined;

/** The requested level of detail is shown before its summary exists. */
const levelOf = ({
  requested,
  task,
  summary,
}: {
  requested?: PromptConfig;
  task?: Task;
  summary?: Summary;
}): number | undefined => requested?.detailLevel ?? (task?.status === 'pending' ? task : summary)?.wish.detailLevel;
