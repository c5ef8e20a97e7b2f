import { Failure } from '../contract/failure.ts';
import type { ModelHost } from '../models/host.ts';
import type { Run } from '../ports/run.ts';
import type { SlideExtractionRequest, SlideExtractor } from '../ports/slide-extractor.ts';
import type { AudioSource } from '../ports/speech.ts';
import type { Slide } from '../records/visuals.ts';
import type { Bitmap } from './bitmap.ts';
import { createDescriber } from './describe-slide.ts';
import { type FoundSlide, findSlides } from './find-slides.ts';
import type { FrameSource } from './frame-source.ts';
import type { Frame } from './shot.ts';
import type { Signature } from './signature.ts';
import { createSlideFinder, type SlideFinder } from './slide-finder.ts';
import { fromSteps, type ReadSlide, runKey, toStep } from './steps.ts';
import { storyboardSource } from './storyboard.ts';
import { uniteSlides } from './unite-slides.ts';

/**
 * Capabilities that slide extraction needs from its environment (browser or server): opening videos, fetching images, text
 * recognition, language models.
 */
export interface SlideHost {
  /** Opens a video. Throws `noPictures` with a reason, and the failures of reading a file. */
  openVideo(source: AudioSource, duration: number, signal: AbortSignal): Promise<FrameSource>;
  /**
   * Returns frames that are captured during playback, at the user's position; undefined for a source that can be opened. Throws
   * the failures of opening.
   */
  capturedFrames?(source: AudioSource, duration: number, signal: AbortSignal): AsyncIterable<FrameSource> | undefined;
  /** Fetches a sheet of a storyboard. Throws `noPictures` if it is gone, and the failures of fetching. */
  fetchImage(url: string, signal: AbortSignal): Promise<Bitmap>;
  /** Recognizes the text on an image, line by line. */
  readText(bitmap: Bitmap, signal: AbortSignal): Promise<string>;
  /** Encodes an image as slides are stored: at most 640 pixels wide. */
  encodeImage(bitmap: Bitmap): Promise<Slide['image']>;
  models: ModelHost;
}

/** Minimum width in pixels at which text is legible. */
const legibleWidth = 320;
/** Share of motion above which an image is camera footage, unless it has text. */
const maxMotionShare = 0.1;

/** Creates the extractor of slides from videos (the `SlideExtractor` port) on the capabilities of its environment. */
export const createSlideExtraction = (host: SlideHost): SlideExtractor => ({
  extractSlides: (request, run) => extractSlides(host, request, run),
});

async function extractSlides(host: SlideHost, request: SlideExtractionRequest, run: Run): Promise<Slide[]> {
  const { video, duration } = request;
  const captured = video && host.capturedFrames?.(video, duration, run.signal);
  if (!captured) {
    const reader = createReader(host, request, run, await runKey(request));
    await reader.addSource(await openSource(host, request, run.signal));
    return reader.slides().map(({ slide }) => slide);
  }
  // Captured frames can't be captured again, so neither duration nor model invalidates their slides.
  const reader = createReader(host, request, run, await runKey({ video, duration: 0, done: [] }));
  for await (const source of captured) await reader.addSource(source);
  if (reader.isEmpty())
    throw new Failure('noPictures', 'No frame was captured. Play the video while it is scanned.', { reason: 'unseen' });
  return uniteSlides(reader.slides());
}

/** Finds and reads the slides of one source after the other, except those of earlier attempts. */
function createReader(host: SlideHost, request: SlideExtractionRequest, { signal, onEvent }: Run, key: string) {
  const read = fromSteps(key, request.done);
  const { describe } = createDescriber(host.models, request.model, request.language);
  /** Slides by the finder's indexes. Candidates that are not slides keep their index. */
  const known: { slide?: Slide; signature: Signature }[] = [...read];
  let processedSeconds = 0;
  let isEmpty = read.length === 0;

  async function* framesOf(source: FrameSource, isQuiet: SlideFinder['isQuiet']): AsyncGenerator<Frame> {
    const { isCaptured, duration } = source;
    let before: number | undefined;
    for await (const frame of source.frames(read.at(-1)?.slide.endTime ?? 0, isQuiet)) {
      signal.throwIfAborted();
      isEmpty = false;
      yield frame;
      processedSeconds += frame.time - (before ?? frame.time);
      before = frame.time;
      const progress = isCaptured
        ? { done: processedSeconds, total: 0 }
        : { done: Math.min(frame.time, duration), total: duration };
      onEvent({ kind: 'progress', ...progress });
    }
  }

  async function readSlide(
    source: FrameSource,
    { startTime, endTime, shownAt, signature, motionShare, sameAs }: FoundSlide,
  ): Promise<{ slide?: Slide; cost?: number }> {
    if (sameAs !== undefined) {
      const same = known[sameAs]?.slide;
      return { slide: same && { ...same, startTime, endTime } };
    }
    const bitmap = await source.imageAt(shownAt, signature);
    const text = bitmap.width >= legibleWidth ? await host.readText(bitmap, signal) : '';
    if (text === '' && motionShare > maxMotionShare) return {};
    const image = await host.encodeImage(bitmap);
    const { caption, cost } = await describe({ image, text }, signal);
    return { slide: { startTime, endTime, image, text, ...(caption && { caption }) }, cost };
  }

  return {
    async addSource(source: FrameSource): Promise<void> {
      const finder = createSlideFinder();
      const options = {
        finder,
        frameAt: source.frameAt,
        earlier: known.map(({ signature }) => signature),
        get duration() {
          return source.duration;
        },
      };
      try {
        for await (const found of findSlides(framesOf(source, finder.isQuiet), options)) {
          signal.throwIfAborted();
          const { slide, cost } = await readSlide(source, found);
          const { signature } = found;
          known.push({ slide, signature });
          if (slide) onEvent({ kind: 'step', step: toStep(key, { slide, signature }), cost });
        }
      } catch (error) {
        signal.throwIfAborted();
        throw error;
      } finally {
        source.close();
      }
    },
    isEmpty: () => isEmpty,
    slides: (): ReadSlide[] => known.flatMap(({ slide, signature }) => (slide ? [{ slide, signature }] : [])),
  };
}

/** Opens the video, or the storyboard if the video can't be read. */
async function openSource(
  host: SlideHost,
  { video, storyboard, duration }: SlideExtractionRequest,
  signal: AbortSignal,
): Promise<FrameSource> {
  const openStoryboard = () => storyboardSource(storyboard ?? [], (url) => host.fetchImage(url, signal), duration);
  if (!video) return openStoryboard();
  try {
    return await host.openVideo(video, duration, signal);
  } catch (error) {
    if (signal.aborted || !storyboard?.length || Failure.from(error).code === 'internal') throw error;
    return openStoryboard();
  }
}
