import { Failure } from '../../contract/failure.ts';
import type { Ports } from '../../ports/ports.ts';
import type { AudioSource } from '../../ports/speech.ts';
import { mediaStepsKey } from '../../ports/task-store.ts';
import type { Content } from '../../records/content.ts';
import { isPlaybackCapture } from '../../records/playback-capture-id.ts';
import { createEngineSelector, withBudget } from '../engine/select-engine.ts';
import { describeMedia, type SourceOptions } from '../media/media-source.ts';
import { recordRun } from '../tasks/record-run.ts';
import { findAudioSource } from '../transcription/transcribe.ts';
import type { VisualsRequest } from './product-request.ts';
import type { ProductRun, TaskRun } from './product-run.ts';
import { toStoredOptions } from './stored-options.ts';

/**
 * Finds the slides of a video and reads their text, once for all tasks that wait for it. Each slide that was read is stored as
 * a checkpoint of the media item.
 */
export async function makeVisuals(
  { ports, runs, task }: Pick<TaskRun, 'ports' | 'runs' | 'task'>,
  { audioLanguage, soundId, isRefresh }: VisualsRequest,
  source: Omit<SourceOptions, 'extractor'> & Pick<ProductRun, 'onStage'>,
): Promise<{ contentId: string }> {
  const { store, clock } = ports;
  const { known, signal, onStage } = source;
  // Addresses of storyboards and files expire, so the site is asked again.
  const content = await describeMedia(ports, { url: task.url, soundId }, source).catch((error) => {
    if (!known || signal.aborted) throw error;
    return known;
  });
  const { contentId, storyboard, duration, originalLanguage } = content;
  const stepsOf = mediaStepsKey('seen', contentId);
  const kind = [soundId, isRefresh === true].join(' ');
  await onStage('looking', contentId);
  return runs({ name: stepsOf, kind }, { task, signal }, async ({ signal, taskIds }) => {
    const seen = await store.getVisuals(contentId);
    if (seen && (!isRefresh || seen.createdAt >= task.createdAt)) return { contentId };
    const video = videoOf(ports, content, soundId);
    if (!video && !storyboard)
      throw new Failure('noPictures', `${contentId} has neither video frames nor a storyboard. Capture its playback.`, {
        reason: 'stream',
      });

    const { engine } = await createEngineSelector(ports).select(toStoredOptions({ product: 'visuals' }));
    const { run, settled } = recordRun(ports, { stepsOf, taskIds }, signal);
    const extraction = ports.slideExtractor.extractSlides(
      {
        video,
        storyboard,
        duration,
        language: audioLanguage ?? originalLanguage,
        model: 'model' in engine ? await withBudget(ports, engine.model) : undefined,
        done: await store.getSteps(stepsOf),
      },
      run,
    );
    const slides = await extraction.finally(settled);
    signal.throwIfAborted();
    await store.putVisuals({ contentId, slides, createdAt: clock.now() });
    // A capture of playback is partial: a later task continues from these.
    if (!isPlaybackCapture(soundId)) await store.forgetSteps(stepsOf);
    return { contentId };
  });
}

const videoOf = (ports: Ports, content: Content, soundId?: string): AudioSource | undefined =>
  soundId === undefined && content.kind === 'audio' ? undefined : findAudioSource(ports, content, soundId);
