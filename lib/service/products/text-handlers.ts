import { articleDetailLevel } from '../../contract/detail-level.ts';
import type { Operations } from '../../contract/index.ts';
import type { Handlers, OperationContext } from '../../contract/operation.ts';
import type { texts as operations } from '../../contract/texts.ts';
import { articleMarkdown } from '../../markdown/summary-markdown.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Content } from '../../records/content.ts';
import type { Task } from '../../records/task.ts';
import type { Transcript } from '../../records/transcript.ts';
import { createEngineSelector } from '../engine/select-engine.ts';
import { costOf, detailOf } from '../media/media-results.ts';
import type { Tasks } from '../tasks/tasks.ts';
import { findPolished, findTranslation } from './find-text.ts';
import { missingRecords } from './missing-records.ts';
import type { ArticleRequest, PolishRequest, TranslationRequest } from './product-request.ts';
import { textKeys, toStoredOptions } from './stored-options.ts';
import { makeVersion } from './summary-handlers.ts';

/** Handlers of articles, polished transcripts and translations that wait for their result. */
export function textHandlers(ports: Ports, tasks: Tasks): Pick<Handlers<Operations>, keyof typeof operations> {
  const { store } = ports;
  const { select } = createEngineSelector(ports);

  /** Returns a text that is stored under its keys, after generating it if it is missing. */
  async function makeText(
    url: string,
    request: PolishRequest | TranslationRequest,
    context: OperationContext,
  ): Promise<{ task: Task; content: Content; keys: string[] }> {
    const options = toStoredOptions(request);
    const { taskId } = await tasks.start(url, options, context);
    const task = await tasks.finish(taskId, context);
    const selected = await select(options);
    const content = task.contentId ? await store.getContent(task.contentId) : undefined;
    if (!content) throw missingRecords(task);
    return { task, content, keys: task.failure ? textKeys(selected.options, 'offline') : selected.keys };
  }

  /** The transcript that a text was made from. */
  async function transcriptOf(text: { contentId: string; trackId: string } | undefined): Promise<Transcript | undefined> {
    return text && store.getTranscript(text.contentId, text.trackId);
  }

  return {
    async getPolishedText({ url, includeDetail, keywords }, context) {
      const request: PolishRequest = { product: 'polished', ...(keywords && { keywords }) };
      const { task, content, keys } = await makeText(url, request, context);
      const polished = await findPolished(store, content.contentId, keys);
      const transcript = await transcriptOf(polished);
      if (!polished || !transcript) throw missingRecords(task);
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
      const request: ArticleRequest = {
        product: 'article',
        detailLevel: articleDetailLevel,
        ...(outputLanguage && { outputLanguage }),
        ...(model && { model }),
      };
      const { task, content, transcript, summary } = await makeVersion(ports, tasks, url, request, context);
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
      const request: TranslationRequest = { product: 'translation', outputLanguage, ...(model && { model }) };
      const { task, content, keys } = await makeText(url, request, context);
      const translation = await findTranslation(store, content.contentId, keys);
      const transcript = await transcriptOf(translation);
      if (!translation || !transcript) throw missingRecords(task);
      const cues = transcript.cues.map(({ words: _, ruby: __, ...cue }, index) => ({
        ...cue,
        text: translation.texts[index] ?? '',
      }));
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
