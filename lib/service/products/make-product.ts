import { Failure } from '../../contract/failure.ts';
import type { GenerationRequest, GenerationResult, ModelChoice } from '../../ports/models.ts';
import type { Ports } from '../../ports/ports.ts';
import type { GenerationInfo, SummaryContent, Task, TaskOptions } from '../../records/records.ts';
import type { SlideText } from '../../records/visuals.ts';
import { saveMade } from '../library/save-content.ts';
import type { OpenPageLookup } from '../media/open-page.ts';
import { followRun } from '../tasks/record-run.ts';
import type { SharedRuns } from '../tasks/shared-runs.ts';
import { listen } from '../transcription/transcribe.ts';
import { acquireTranscript } from '../transcripts/acquire-transcript.ts';
import type { AcquiredTranscript as Words } from '../transcripts/transcript-strategy.ts';
import { secondsOf } from './results.ts';
import { account, type Chosen, keyOf, type Rung } from './select-engine.ts';
import { slidesOf } from './slides-of.ts';
import { look } from './visuals.ts';

/** What a text is made of. */
type Read = Words & { slides?: SlideText[] };
type Ended = Pick<Task, 'summaryId' | 'failure'> & Partial<Pick<Task, 'fromCache'>> & { contentId: string };

/**
 * From a task's address to its text. Each stage leaves its product in the store. Under a model the offline engine
 * writes first: its version is there in a second, and it is what remains if the model fails.
 */
export async function makeText(
  ports: Ports,
  runs: SharedRuns,
  task: Task,
  chosen: Chosen,
  openPage: OpenPageLookup,
  signal: AbortSignal,
): Promise<Ended> {
  const { store, clock, engine } = ports;
  const { rung, wish: options } = chosen;
  const onStage = async (stage: Task['stage'], contentId?: string) => {
    signal.throwIfAborted();
    await store.updateTask(task.taskId, { stage, ...(contentId && { contentId }), updatedAt: clock.now() });
  };
  // Asked of the page when the task was made; a task that is taken up again keeps to its medium.
  const known = task.contentId ? await store.getContent(task.contentId) : undefined;
  if (options.product === 'visuals') return look(ports, runs, task, known, openPage, options, signal, onStage);
  const words: Read = await acquireTranscript(
    ports,
    { url: task.url, ...options },
    {
      known,
      openPage,
      signal,
      onStage,
      transcribe: options.transcribeProvider ? (content) => listen(ports, runs, content, options, task, signal) : undefined,
    },
  );
  const { contentId } = words.content;
  const { trackId } = words.transcript;
  words.slides = await slidesOf(store, contentId);
  const key = keyOfWords(chosen.key, words.transcript);
  const heard = heardOf(words);
  const model = 'model' in rung ? rung.model : undefined;
  const elsewhere = rung.id === account ? ports.remoteEngine : undefined;
  const askElsewhere = async () => {
    await onStage('writing', contentId);
    // Only what is saved is exchanged.
    await saveMade(ports, contentId);
    const onProgress = (progress: Task['progress']) => store.updateTask(task.taskId, { progress, updatedAt: clock.now() });
    const madeId = await elsewhere!.generate({ url: words.content.sourceUrl, options }, { signal, onProgress });
    signal.throwIfAborted();
    const versions = await store.listSummaries(contentId);
    const arrived =
      versions.find(({ summaryId }) => summaryId === madeId) ?? versions.find(({ made }) => made.engine === 'model');
    if (!arrived) throw new Failure('siteFailed', 'the server tells of a version that does not arrive');
    return { contentId, summaryId: arrived.summaryId };
  };
  // The same wish costs once, though a try at it failed; making it anew costs anew.
  const { costDuration } = await ports.meter.bookSeconds({
    key: `${contentId} ${key}${options.isRefresh ? ` ${task.taskId}` : ''}`,
    contentId,
    seconds: secondsOf(words.content, words.transcript),
    clientType: task.clientType,
  });
  await store.updateTask(task.taskId, { costDuration, updatedAt: clock.now() });

  switch (options.product) {
    case 'transcript':
      return { contentId, fromCache: words.fromCache };
    case 'summary':
    case 'article': {
      await onStage('summarizing', contentId);
      const offlineId = await summarizeOffline(ports, task, words, options, signal);
      if (elsewhere) return orOffline(options, { contentId, summaryId: offlineId }, askElsewhere);
      if (!model) return { contentId, summaryId: offlineId };
      await onStage('writing', contentId);
      return orOffline(options, { contentId, summaryId: offlineId }, async () => {
        const { result: digest, receipt } = await ask(ports, task, words, options, model, signal, ports.models.write);
        const made: GenerationInfo = { engine: 'model', ...receipt };
        const summaryId = task.taskId;
        await store.addSummary({
          summaryId,
          contentId,
          key,
          wish: options,
          trackId,
          heard,
          createdAt: clock.now(),
          digest,
          made,
        });
        return { contentId, summaryId };
      });
    }
    case 'polished': {
      await onStage('writing', contentId);
      const { cues, language } = words.transcript;
      const put = (paragraphs: Awaited<ReturnType<typeof engine.polish>>, made: GenerationInfo, rungId: Rung['id']) =>
        store.putPolished({ contentId, trackId, key: keyOf(options, rungId), paragraphs, made, createdAt: clock.now() });
      const paragraphs = await engine.polish({ cues, language, chapters: words.content.chapters });
      signal.throwIfAborted();
      await put(paragraphs, { engine: 'offline' }, 'offline');
      if (!model) return { contentId };
      return orOffline(options, { contentId }, async () => {
        const { result, receipt } = await ask(ports, task, words, options, model, signal, ports.models.polish);
        await put(result, { engine: 'model', ...receipt }, rung.id);
        return { contentId };
      });
    }
    case 'translation': {
      if (!model || !options.outputLanguage) throw new Failure('noModel', 'only a language model translates');
      await onStage('writing', contentId);
      const { result: texts, receipt } = await ask(ports, task, words, options, model, signal, ports.models.translate);
      const made: GenerationInfo = { engine: 'model', ...receipt };
      const language = options.outputLanguage;
      await store.putTranslation({ contentId, trackId, key: chosen.key, language, texts, made, createdAt: clock.now() });
      return { contentId };
    }
  }
}

/** What is made of a part of the words is no answer to who asks for the whole. */
const keyOfWords = (key: string, { isPartial, cues }: Words['transcript']): string => (isPartial ? `${key} ${cues.length}` : key);

const heardOf = ({ content, transcript }: Pick<Words, 'content' | 'transcript'>): number | undefined =>
  transcript.isPartial ? secondsOf(content, transcript) : undefined;

/** Adds the offline version of what was wished for, if it is not there yet; resolves to its id. */
async function summarizeOffline(
  ports: Ports,
  task: Task,
  { content, transcript, slides }: Read,
  wish: TaskOptions,
  signal: AbortSignal,
): Promise<string> {
  const { store, engine, clock } = ports;
  const { product, detailLevel, audioLanguage, trackId: wanted } = wish;
  const plain: TaskOptions = {
    product,
    detailLevel,
    ...(audioLanguage && { audioLanguage }),
    ...(wanted && { trackId: wanted }),
  };
  const key = keyOfWords(keyOf(plain, 'offline'), transcript);
  const summaryId = `${task.taskId}.offline`;
  const former = await store.findSummary(content.contentId, key);
  if (former && !wish.isRefresh) return former.summaryId;
  const { cues, language, trackId } = transcript;
  const { duration, chapters, contentId } = content;
  const digest: SummaryContent = await engine.summarize({ cues, language, duration, detailLevel, chapters, slides });
  signal.throwIfAborted();
  // Asked anew, and the same again: no version is worth keeping twice.
  if (former?.trackId === trackId && JSON.stringify(former.digest) === JSON.stringify(digest)) return former.summaryId;
  const createdAt = clock.now();
  await store.addSummary({
    summaryId,
    contentId,
    key,
    wish: plain,
    trackId,
    heard: heardOf({ content, transcript }),
    createdAt,
    digest,
    made: { engine: 'offline' },
  });
  return summaryId;
}

/** The model's text, or the offline one with the reason why; who named a model, or asked for what only one can do, is told instead. */
async function orOffline(wish: TaskOptions, offline: Ended, write: () => Promise<Ended>): Promise<Ended> {
  try {
    return await write();
  } catch (error) {
    const failure = Failure.from(error);
    const insists = wish.model !== undefined || wish.customPrompt !== undefined || wish.outputLanguage !== undefined;
    if (insists || failure.code === 'cancelled' || failure.code === 'storageFull') throw failure;
    return { ...offline, failure: failure.toJSON() };
  }
}

/** One run of a model, followed into the store, and paid for. */
async function ask<Result>(
  ports: Ports,
  task: Task,
  { content, transcript, slides }: Read,
  options: TaskOptions,
  model: ModelChoice,
  signal: AbortSignal,
  method: (request: GenerationRequest, run: ReturnType<typeof followRun>['run']) => Promise<GenerationResult<Result>>,
): Promise<GenerationResult<Result>> {
  const { cues, language } = transcript;
  const { title, duration, chapters } = content;
  const { taskId } = task;
  const { run, settled } = followRun(ports, { stepsOf: taskId, taskIds: [taskId] }, signal);
  const done = await ports.store.getSteps(taskId);
  const written = await method({ model, cues, language, title, duration, options, chapters, slides, done }, run);
  await settled();
  signal.throwIfAborted();
  return written;
}
