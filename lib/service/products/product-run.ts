import { Failure } from '../../contract/failure.ts';
import type { GenerationRequest, GenerationResult, ModelChoice, ModelRun } from '../../ports/models.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Store } from '../../ports/store.ts';
import { mediaStepsKey } from '../../ports/task-store.ts';
import type { Content } from '../../records/content.ts';
import { needsModel } from '../../records/needs-model.ts';
import type { Task } from '../../records/task.ts';
import type { TaskOptions } from '../../records/task-options.ts';
import type { Transcript } from '../../records/transcript.ts';
import type { SlideText } from '../../records/visuals.ts';
import { type EngineSelection, type SelectedEngine, withBudget } from '../engine/select-engine.ts';
import type { OpenPageLookup } from '../media/open-page.ts';
import { type RunRecording, recordRun } from '../tasks/record-run.ts';
import type { SharedRuns } from '../tasks/shared-runs.ts';
import type { ProductRequest } from './product-request.ts';

/** A task with all that its product is made with. */
export interface TaskRun {
  ports: Ports;
  runs: SharedRuns;
  task: Task;
  selection: EngineSelection;
  openPage: OpenPageLookup;
  signal: AbortSignal;
}

/** The inputs of a task that makes a text (summary, article, polished transcript, translation) from a transcript. */
export interface ProductRun<Request extends ProductRequest = ProductRequest> {
  ports: Ports;
  task: Task;
  request: Request;
  selected: SelectedEngine;
  content: Content;
  transcript: Transcript;
  slides?: SlideText[];
  signal: AbortSignal;
  onStage(stage: Task['stage'], contentId?: string): Promise<void>;
}

/** The result of a task: the media item, the summary's id, and the reason if the model fell back to the offline engine. */
export type ProductResult = Pick<Task, 'summaryId' | 'failure'> & Partial<Pick<Task, 'fromCache'>> & { contentId: string };

/**
 * Function that makes one kind of text (summary, article, polished transcript, translation) from a transcript and stores it.
 */
export type ProductMaker<Request extends ProductRequest> = (run: ProductRun<Request>) => Promise<ProductResult>;

/** The text of a media item's slides, without their images. */
export const readSlideTexts = async (store: Store, contentId: string): Promise<SlideText[] | undefined> =>
  (await store.getVisuals(contentId))?.slides.map(({ startTime, text }) => ({ startTime, text }));

/**
 * Returns the model's text, or the offline text with the model's failure. A request that names a model, or that requires one,
 * fails with the model; so does a run that was aborted, which continues at the next start.
 */
export async function withOfflineFallback(
  { request, signal }: Pick<ProductRun, 'signal'> & { request: Partial<TaskOptions> },
  offline: ProductResult,
  generate: () => Promise<ProductResult>,
): Promise<ProductResult> {
  try {
    return await generate();
  } catch (error) {
    const failure = Failure.from(error);
    const isForModel = request.model !== undefined || request.outputLanguage !== undefined || needsModel(request);
    if (isForModel || signal.aborted || failure.code === 'cancelled' || failure.code === 'storageFull') throw failure;
    return { ...offline, failure: failure.toJSON() };
  }
}

/**
 * Runs a language model for a task. Finished steps and their cost are stored as they come, as steps of the media item, so that an
 * interrupted run continues, and the next one after a failure.
 */
export async function runModel<Result>(
  { ports, task: { taskId }, selected, content, transcript, slides, signal }: ProductRun,
  model: ModelChoice,
  generate: (request: GenerationRequest, run: ModelRun) => Promise<GenerationResult<Result>>,
  translation?: RunRecording['translation'],
): Promise<GenerationResult<Result>> {
  const { cues, language } = transcript;
  const { contentId, title, duration, chapters } = content;
  const stepsOf = mediaStepsKey('text', contentId);
  const { run, settled } = recordRun(ports, { stepsOf, taskIds: [taskId], translation }, signal);
  // A task that an earlier version started has its own.
  const done = [...(await ports.store.getSteps(taskId)), ...(await ports.store.getSteps(stepsOf))];
  const result = await generate(
    { model: await withBudget(ports, model), cues, language, title, duration, options: selected.options, chapters, slides, done },
    run,
  ).finally(settled);
  signal.throwIfAborted();
  return result;
}
