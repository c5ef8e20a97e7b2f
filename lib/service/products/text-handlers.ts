import { articleDetailLevel, defaultDetailLevel } from '../../contract/detail-level.ts';
import { Failure } from '../../contract/failure.ts';
import type { Operations } from '../../contract/index.ts';
import type { Handlers, OperationContext } from '../../contract/operation.ts';
import type { texts as rows } from '../../contract/texts.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Content, Task, TaskOptions, Transcript } from '../../records/records.ts';
import { articleMarkdown } from '../../text/markdown.ts';
import type { Tasks } from '../tasks/tasks.ts';
import { costOf, detailOf } from './results.ts';
import { engineChoice, keyOf } from './select-engine.ts';
import { made } from './summary-handlers.ts';

export function textHandlers(ports: Ports, tasks: Tasks): Pick<Handlers<Operations>, keyof typeof rows> {
  const { store } = ports;
  const { choose } = engineChoice(ports);

  /** Texts that are kept under their wish alone. */
  async function ended(
    url: string,
    wish: TaskOptions,
    context: OperationContext,
  ): Promise<{ task: Task; content: Content; transcript: Transcript; key: string }> {
    const { taskId } = await tasks.start(url, wish, context);
    const task = await tasks.finish(taskId, context);
    const { key, wish: granted } = await choose(wish);
    const content = task.contentId ? await store.getContent(task.contentId) : undefined;
    const transcript = content && (await store.getTranscript(content.contentId));
    if (!content || !transcript) throw new Failure('internal', `task ${taskId} ended without its rows`);
    return { task, content, transcript, key: task.failure ? keyOf(granted, 'offline') : key };
  }

  return {
    async getPolishedText({ url, includeDetail, keywords }, context) {
      const wish: TaskOptions = { product: 'polished', detailLevel: defaultDetailLevel, ...(keywords && { keywords }) };
      const { task, content, key } = await ended(url, wish, context);
      const polished = await store.getPolished(content.contentId, key);
      const transcript = polished && (await store.getTranscript(content.contentId, polished.trackId));
      if (!polished || !transcript) throw new Failure('internal', `task ${task.taskId} ended without its rows`);
      return {
        success: true,
        title: content.title,
        segments: polished.paragraphs.map(({ text, from, to, chapterTitle }) => ({
          startTime: transcript.cues[from]!.startTime,
          endTime: transcript.cues[to - 1]!.endTime,
          chapterTitle,
          polishedText: text,
          fromCache: task.fromCache,
        })),
        ...(await costOf(ports, task)),
        ...(includeDetail && { detail: detailOf(content, transcript) }),
      };
    },

    async express({ url, includeDetail, outputLanguage, model }, context) {
      const wish: TaskOptions = {
        product: 'article',
        detailLevel: articleDetailLevel,
        ...(outputLanguage && { outputLanguage }),
        ...(model && { model }),
      };
      const { task, content, transcript, summary } = await made(ports, tasks, url, wish, context);
      return {
        success: true,
        title: content.title,
        article: articleMarkdown(content.title, summary.digest, { isProse: summary.made.engine === 'model' }),
        fromCache: task.fromCache,
        ...(await costOf(ports, task)),
        ...(includeDetail && { detail: detailOf(content, transcript) }),
      };
    },

    async translateSubtitles({ url, outputLanguage, model }, context) {
      const wish: TaskOptions = {
        product: 'translation',
        detailLevel: defaultDetailLevel,
        outputLanguage,
        ...(model && { model }),
      };
      const { task, content, key } = await ended(url, wish, context);
      const translation = await store.getTranslation(content.contentId, key);
      const transcript = translation && (await store.getTranscript(content.contentId, translation.trackId));
      if (!translation || !transcript) throw new Failure('internal', `task ${task.taskId} ended without its rows`);
      const cues = transcript.cues.map(({ words: _, ...cue }, index) => ({ ...cue, text: translation.texts[index] ?? '' }));
      return {
        success: true,
        title: content.title,
        fromCache: task.fromCache,
        ...(await costOf(ports, task)),
        detail: detailOf(content, { ...transcript, language: outputLanguage, cues }),
      };
    },
  };
}
