import { defaultDetailLevel } from '../../contract/detail-level.ts';
import type { Operations } from '../../contract/index.ts';
import type { Handlers, OperationContext } from '../../contract/operation.ts';
import type { summaries as operations } from '../../contract/summaries.ts';
import { linesMarkdown, summaryMarkdown } from '../../markdown/summary-markdown.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Content } from '../../records/content.ts';
import type { Summary } from '../../records/summary.ts';
import type { Task } from '../../records/task.ts';
import type { TaskOptions } from '../../records/task-options.ts';
import type { Transcript } from '../../records/transcript.ts';
import { costOf, detailOf, mediaFieldsOf } from '../media/media-results.ts';
import type { Tasks } from '../tasks/tasks.ts';
import { missingRecords } from './missing-records.ts';

/** A finished version of a summary or article, with its task, its media item and the transcript that it cites. */
export interface FinishedVersion {
  task: Task;
  content: Content;
  transcript: Transcript;
  summary: Summary;
}

/**
 * Returns the summary that a completed task made, with its media item and transcript. Throws `internal` if one of them is
 * missing.
 */
export async function finishedVersion({ store }: Ports, task: Task): Promise<FinishedVersion> {
  const summary = task.summaryId ? await store.getSummary(task.summaryId) : undefined;
  const content = summary && (await store.getContent(summary.contentId));
  const transcript = summary && (await store.getTranscript(summary.contentId, summary.trackId));
  if (!summary || !content || !transcript) throw missingRecords(task);
  return { task, content, transcript, summary };
}

/**
 * Starts the task that writes a summary or article of a media item, waits for its end and returns the version, or the stored
 * one for an equal request.
 */
export async function makeVersion(
  ports: Ports,
  tasks: Tasks,
  url: string,
  options: TaskOptions,
  context: OperationContext,
): Promise<FinishedVersion> {
  const { taskId } = await tasks.start(url, options, context);
  return finishedVersion(ports, await tasks.finish(taskId, context));
}

/** Returns a finished summary as the operations show it: Markdown with its cost and, where requested, the transcript. */
export const summaryResult = async (
  ports: Ports,
  { task, content, transcript, summary }: FinishedVersion,
  { includeDetail, showTimestamp }: { includeDetail?: boolean; showTimestamp?: boolean },
) => ({
  ...mediaFieldsOf(ports, content),
  summary: summaryMarkdown(summary.digest, transcript.cues, { showTimestamp }),
  ...(await costOf(ports, task)),
  ...(includeDetail && { detail: detailOf(content, transcript) }),
});

/** Handlers of summaries that wait for their result. */
export function summaryHandlers(ports: Ports, tasks: Tasks): Pick<Handlers<Operations>, keyof typeof operations> {
  const plain: TaskOptions = { product: 'summary', detailLevel: defaultDetailLevel };
  const byUrl: Handlers<Operations>['summarize'] = async ({ url, includeDetail }, context) =>
    summaryResult(ports, await makeVersion(ports, tasks, url, plain, context), { includeDetail });

  return {
    summarize: byUrl,
    summarizeByPost: byUrl,

    async summarizeWithConfig({ url, includeDetail, promptConfig = {} }, context) {
      const { showTimestamp, ...options } = promptConfig;
      return summaryResult(ports, await makeVersion(ports, tasks, url, { ...plain, ...options }, context), {
        includeDetail,
        showTimestamp,
      });
    },

    async summarizeByChapter({ url, includeDetail, outputLanguage }, context) {
      const result = await makeVersion(ports, tasks, url, { ...plain, ...(outputLanguage && { outputLanguage }) }, context);
      const { digest } = result.summary;
      const { cues } = result.transcript;
      return {
        ...(await summaryResult(ports, result, { includeDetail })),
        title: result.content.title,
        chapters: digest.chapters.map(({ start, end, title, from, to, lines }) => ({
          start,
          end,
          title,
          content: cues
            .slice(from, to)
            .map(({ text }) => text)
            .join('\n'),
          summary: linesMarkdown(lines),
        })),
        chapterSummary: linesMarkdown(digest.lines),
      };
    },
  };
}
