import { Failure } from '../../contract/failure.ts';
import type { RemoteEngine } from '../../ports/remote-engine.ts';
import type { GenerationInfo } from '../../records/generation.ts';
import type { SummaryContent } from '../../records/summary.ts';
import type { Task } from '../../records/task.ts';
import type { TaskOptions } from '../../records/task-options.ts';
import type { Transcript } from '../../records/transcript.ts';
import { languageFit } from '../../sites/language.ts';
import { saveAndIndex } from '../library/save-content.ts';
import { secondsOf } from '../media/media-results.ts';
import type { ArticleRequest, SummaryRequest } from './product-request.ts';
import { type ProductMaker, type ProductResult, type ProductRun, runModel, withOfflineFallback } from './product-run.ts';
import { textKeys } from './stored-options.ts';

type VersionRun = ProductRun<SummaryRequest | ArticleRequest>;

/**
 * Writes a version of a summary or an article and stores it: first by the offline engine, which takes a second, and then by the
 * selected engine, whose failure leaves the offline version as the result.
 */
export const makeTextVersion: ProductMaker<SummaryRequest | ArticleRequest> = async (run) => {
  const { ports, task, selected, content, transcript, onStage } = run;
  const { contentId } = content;
  await onStage('summarizing', contentId);
  const offline = { contentId, summaryId: await addOfflineVersion(run) };
  const { engine, options } = selected;
  const { remoteEngine } = ports;
  if (engine.id === 'account' && remoteEngine) {
    return withOfflineFallback(run, offline, () => addRemoteVersion(run, remoteEngine));
  }
  if (!('model' in engine)) return offline;
  await onStage('writing', contentId);
  return withOfflineFallback(run, offline, async () => {
    const written = await runModel(run, engine.model, ports.models.write).catch((error) => {
      // The browser's models know few languages, which shows only with the transcript.
      if (isModelOptional(run) && Failure.from(error).code === 'noModel') return undefined;
      throw error;
    });
    if (!written) return offline;
    const { result: digest, receipt } = written;
    const key = versionKey(selected.keys[0], transcript);
    await addVersion(run, { summaryId: task.taskId, key, wish: options, digest, made: { engine: 'model', ...receipt } });
    return { contentId, summaryId: task.taskId };
  });
};

/** Returns whether the offline version satisfies the request, because the browser has no model for the transcript. */
const isModelOptional = ({ selected, task: { wish: options }, transcript }: VersionRun): boolean =>
  selected.isOptional === true &&
  (options.outputLanguage === undefined || languageFit(transcript.language, options.outputLanguage) === 'same');

/** Returns the key of a text. For a partial transcript it differs from the key for the complete one. */
export const versionKey = (key: string, { isPartial, cues }: Transcript): string => (isPartial ? `${key} ${cues.length}` : key);

const addVersion = (
  { ports: { store, clock }, content, transcript }: VersionRun,
  version: { summaryId: string; key: string; wish: TaskOptions; digest: SummaryContent; made: GenerationInfo },
): Promise<void> => {
  const { contentId } = content;
  const heard = transcript.isPartial ? secondsOf(content, transcript) : undefined;
  return store.addSummary({ ...version, contentId, trackId: transcript.trackId, heard, createdAt: clock.now() });
};

/** Adds the offline version of a request, if it is not stored yet. Resolves to its id. */
async function addOfflineVersion(run: VersionRun): Promise<string> {
  const { ports, task, content, transcript, slides, request, signal } = run;
  const { store, engine, clock } = ports;
  const { product, detailLevel, audioLanguage, trackId: wanted } = request;
  const options: TaskOptions = {
    product,
    detailLevel,
    ...(audioLanguage && { audioLanguage }),
    ...(wanted && { trackId: wanted }),
  };
  const key = versionKey(textKeys(options, 'offline')[0], transcript);
  const former = await store.findSummary(content.contentId, key);
  if (former && !request.isRefresh) return former.summaryId;
  const { cues, language, trackId } = transcript;
  const { duration, chapters } = content;
  const { includePromotions } = (await store.getSettings()) ?? {};
  const { taskId } = task;
  const digest = await engine.summarize(
    { cues, language, duration, detailLevel, chapters, slides, includePromotions },
    {
      onEvent(digest) {
        // The version itself does not wait for it. An article has no lines.
        if (product === 'summary')
          void store.putPartial({ taskId, trackId, digest, updatedAt: clock.now() }).catch(() => undefined);
      },
    },
  );
  signal.throwIfAborted();
  // A refresh with the same result is no new version.
  if (former?.trackId === trackId && JSON.stringify(former.digest) === JSON.stringify(digest)) return former.summaryId;
  const summaryId = `${taskId}.offline`;
  await addVersion(run, { summaryId, key, wish: options, digest, made: { engine: 'offline' } });
  return summaryId;
}

/** Has the account's server write a version, which arrives with the library's synchronization. */
async function addRemoteVersion(
  { ports, task: { taskId }, selected, content, signal, onStage }: VersionRun,
  remoteEngine: RemoteEngine,
): Promise<ProductResult> {
  const { store, clock } = ports;
  const { contentId, sourceUrl } = content;
  await onStage('writing', contentId);
  // Only saved items are synchronized.
  await saveAndIndex(ports, contentId);
  const onProgress = (progress: Task['progress']) => store.updateTask(taskId, { progress, updatedAt: clock.now() });
  const madeId = await remoteEngine.generate({ url: sourceUrl, options: selected.options }, { signal, onProgress });
  signal.throwIfAborted();
  const versions = await store.listSummaries(contentId);
  const arrived = versions.find(({ summaryId }) => summaryId === madeId) ?? versions.find(({ made }) => made.engine === 'model');
  if (!arrived)
    throw new Failure('siteFailed', `The version ${madeId} of ${contentId} did not arrive from the account's server. Try again.`);
  return { contentId, summaryId: arrived.summaryId };
}
