import { Failure } from '../../contract/failure.ts';
import type { Task } from '../../records/task.ts';
import { bookedSecondsOf } from '../media/media-results.ts';
import { transcribe } from '../transcription/transcribe.ts';
import { acquireTranscript } from '../transcripts/acquire-transcript.ts';
import { findText } from './find-text.ts';
import { fitToTranscript } from './fit-to-transcript.ts';
import { polishTranscript } from './polish-transcript.ts';
import { type ProductResult, type ProductRun, readSlideTexts, type TaskRun } from './product-run.ts';
import { requestOf } from './stored-options.ts';
import { makeTextVersion, versionKey } from './text-version.ts';
import { translateTranscript } from './translate-transcript.ts';
import { makeVisuals } from './visuals.ts';

/** Makes the product of a task and stores it. Each stage stores its result, so an interrupted run continues from there. */
export async function makeProduct({ ports, runs, task, selection, openPage, signal }: TaskRun): Promise<ProductResult> {
  const { store, clock } = ports;
  const request = requestOf(task.wish);
  const onStage = async (stage: Task['stage'], contentId?: string) => {
    signal.throwIfAborted();
    const isPending = await store.updateTask(task.taskId, {
      stage,
      ...(contentId && { contentId }),
      updatedAt: clock.now(),
    });
    // It was canceled, or deleted with its media item, by another process or while it was queued.
    if (!isPending) throw new Failure('cancelled', `The task ${task.taskId} is no longer pending.`);
  };
  // Found when the task was created; a resumed task stays with its media item.
  const known = task.contentId ? await store.getContent(task.contentId) : undefined;
  const source = { known, openPage, signal, onStage };
  if (request.product === 'visuals') return makeVisuals({ ports, runs, task }, request, source);
  const { content, transcript, fromCache } = await acquireTranscript(
    ports,
    { url: task.url, ...request },
    {
      ...source,
      transcribe: request.transcribeProvider
        ? (content) => transcribe({ ports, runs, task, signal }, content, request)
        : undefined,
    },
  );
  const { contentId } = content;
  const selected = await selection.selected;
  const fitted = fitToTranscript(selected, transcript);
  const stored = fitted === selected || request.isRefresh ? undefined : await findText(store, contentId, fitted);
  if (stored?.textId) return { contentId, summaryId: stored.textId, fromCache: true };
  // The same request costs once, though an attempt at it failed; a refresh costs again.
  const { costDuration } = await ports.meter.bookSeconds({
    key: `${contentId} ${versionKey(fitted.keys[0], transcript)}${request.isRefresh ? ` ${task.taskId}` : ''}`,
    contentId,
    seconds: bookedSecondsOf(content, transcript),
    clientType: task.clientType,
  });
  // An earlier attempt booked what this task costs.
  await store.updateTask(task.taskId, { costDuration: task.costDuration ?? costDuration, updatedAt: clock.now() });
  const slides = await readSlideTexts(store, contentId);
  const run: Omit<ProductRun, 'request'> = { ports, task, selected: fitted, content, transcript, slides, signal, onStage };
  const fittedRequest = requestOf(fitted.options);
  switch (fittedRequest.product) {
    case 'summary':
    case 'article':
      return makeTextVersion({ ...run, request: fittedRequest });
    case 'polished':
      return polishTranscript({ ...run, request: fittedRequest });
    case 'translation':
      return translateTranscript({ ...run, request: fittedRequest });
    default:
      return { contentId, fromCache };
  }
}
