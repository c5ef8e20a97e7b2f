import { defaultDetailLevel } from '../contract/detail-level.ts';
import { Failure } from '../contract/failure.ts';
import type { Operations } from '../contract/index.ts';
import type { Detail } from '../contract/media.ts';
import type { Handlers } from '../contract/operation.ts';
import { contractVersion } from '../contract/version.ts';
import type { Content, Paragraph, Ports, SummaryWish, Transcript } from '../ports.ts';
import { expandUrl } from '../sites/expand-url.ts';
import { articleMarkdown, linesMarkdown, summaryMarkdown } from '../text/markdown.ts';
import { type Finished, summaryTasks } from './summary-tasks.ts';
import { knownContent, readWords, type Words } from './words.ts';

export interface Service {
  handlers: Handlers<Operations>;
  /** Takes up what a killed host left unfinished; called once at every start. */
  resume(): Promise<void>;
}

/** An article keeps most of the points. */
const articleDetailLevel = 750;
/** This host meters nothing. */
const unmetered = Number.MAX_SAFE_INTEGER;

/** The handlers of the table, pure over the ports. */
export function createService(ports: Ports): Service {
  const tasks = summaryTasks(ports);

  const summarize = async (url: string, wish: SummaryWish, signal: AbortSignal): Promise<Finished> => {
    const { taskId } = await tasks.start(url, wish);
    return tasks.finish(taskId, signal);
  };

  const summaryResult = ({ task, content, transcript, summary }: Finished, includeDetail?: boolean, showTimestamp?: boolean) => ({
    ...identity(content),
    summary: summaryMarkdown(summary.digest, transcript.cues, { showTimestamp }),
    ...cost(content, task.fromCache),
    ...(includeDetail && { detail: detailOf(content, transcript) }),
  });

  const identity = (content: Content) => ({
    success: true as const,
    id: content.contentId,
    service: content.site,
    sourceUrl: content.sourceUrl,
    htmlUrl: ports.htmlUrl(content.contentId),
  });

  const byUrl = async ({ url, includeDetail }: { url: string; includeDetail?: boolean }, { signal }: { signal: AbortSignal }) =>
    summaryResult(await summarize(url, { detailLevel: defaultDetailLevel }, signal), includeDetail);

  async function polished({ content, transcript }: Words): Promise<{ paragraphs: Paragraph[]; fromCache: boolean }> {
    const { contentId, trackId, cues, language } = transcript;
    const stored = await ports.store.getPolished(contentId, trackId);
    if (stored) return { paragraphs: stored, fromCache: true };
    const paragraphs = await ports.engine.polish({ cues, language, chapters: content.chapters });
    await ports.store.putPolished(contentId, trackId, paragraphs);
    return { paragraphs, fromCache: false };
  }

  const handlers: Handlers<Operations> = {
    summarize: byUrl,
    summarizeByPost: byUrl,

    async summarizeWithConfig({ url, includeDetail, promptConfig = {} }, { signal }) {
      const { showTimestamp, detailLevel = defaultDetailLevel, ...wish } = promptConfig;
      return summaryResult(await summarize(url, { ...wish, detailLevel }, signal), includeDetail, showTimestamp);
    },

    async summarizeByChapter({ url, includeDetail }, { signal }) {
      const finished = await summarize(url, { detailLevel: defaultDetailLevel }, signal);
      const { digest } = finished.summary;
      const { cues } = finished.transcript;
      return {
        ...summaryResult(finished, includeDetail),
        title: finished.content.title,
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

    async getSubtitle({ url, audioLanguage }, { signal }) {
      const known = await knownContent(ports, url);
      const { content, transcript, fromCache } = await readWords(ports, { url, audioLanguage }, known, { signal });
      return { ...identity(content), ...cost(content, fromCache), detail: detailOf(content, transcript) };
    },

    async createSummaryTask({ url }) {
      const { taskId, status } = await tasks.start(url, { detailLevel: defaultDetailLevel });
      return { success: true, taskId, status };
    },

    async getSummaryTaskStatus({ taskId, includeDetail }, { signal }) {
      const task = await ports.store.getTask(taskId);
      if (!task) throw new Failure('notFound', `no task ${taskId}`);
      const { status, stage, failure } = task;
      if (status === 'completed') {
        return { ...summaryResult(await tasks.finish(taskId, signal), includeDetail === 'true'), taskId, status };
      }
      return { success: status === 'pending', taskId, status, stage, code: failure?.code, message: failure?.message };
    },

    async cancelSummaryTask({ taskId }) {
      const { status } = await tasks.cancel(taskId);
      return { success: true, taskId, status };
    },

    async getPolishedText({ url, includeDetail }, { signal }) {
      const words = await readWords(ports, { url }, await knownContent(ports, url), { signal });
      const { content, transcript } = words;
      const { paragraphs, fromCache } = await polished(words);
      return {
        success: true,
        title: content.title,
        segments: paragraphs.map(({ text, from, to, chapterTitle }) => ({
          startTime: transcript.cues[from]!.startTime,
          endTime: transcript.cues[to - 1]!.endTime,
          chapterTitle,
          polishedText: text,
          fromCache,
        })),
        ...cost(content, fromCache),
        ...(includeDetail && { detail: detailOf(content, transcript) }),
      };
    },

    async express({ url, includeDetail }, { signal }) {
      const { task, content, transcript, summary } = await summarize(url, { detailLevel: articleDetailLevel }, signal);
      return {
        success: true,
        title: content.title,
        article: articleMarkdown(content.title, summary.digest),
        fromCache: task.fromCache,
        ...cost(content, task.fromCache),
        ...(includeDetail && { detail: detailOf(content, transcript) }),
      };
    },

    expandUrl: async ({ url }, { signal }) => ({ url: await expandUrl(url, ports.fetch, signal) }),

    getVersion: async () => ({ version: contractVersion }),
  };
  return { handlers, resume: tasks.resume };
}

const cost = (content: Content, fromCache: boolean) => ({
  costDuration: fromCache ? 0 : content.duration,
  remainingTime: unmetered,
});

const detailOf = (content: Content, transcript: Transcript): Detail => {
  const { sourceUrl, title, duration, author, channelUrl, coverUrl, publishedAt, chapters } = content;
  const { language, provenance, cues } = transcript;
  return {
    url: sourceUrl,
    title,
    duration,
    author,
    channelUrl,
    coverUrl,
    publishedAt,
    language,
    provenance,
    chapters,
    subtitlesArray: cues,
  };
};
