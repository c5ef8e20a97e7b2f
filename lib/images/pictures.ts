import { Failure } from '../contract/failure.ts';
import type { ModelHost } from '../models/host.ts';
import type { Run } from '../ports/run.ts';
import type { SlideExtractionRequest, SlideExtractor } from '../ports/slide-extractor.ts';
import type { AudioSource } from '../ports/speech.ts';
import type { Slide } from '../records/visuals.ts';
import type { Bitmap } from './bitmap.ts';
import { createDescriber } from './describe-slide.ts';
import type { Film } from './film.ts';
import { type FoundSlide, findSlides } from './find-slides.ts';
import type { Frame } from './shot.ts';
import type { Signature } from './signature.ts';
import { createSlideFinder, type SlideFinder } from './slide-finder.ts';
import { fromSteps, type ReadSlide, runKey, toStep } from './steps.ts';
import { storyboardFilm } from './storyboard.ts';
import { uniteSlides } from './unite-slides.ts';

/** What this room needs of a host. */
export interface PicturesHost {
  /** Throws `noPictures` with a reason, and what reading a file may throw. */
  openVideo(source: AudioSource, duration: number, signal: AbortSignal): Promise<Film>;
  /**
   * What is seen while it plays, from wherever to wherever somebody moves in it; undefined for what can be opened. Throws what
   * opening may throw, where it is a file after all.
   */
  watched?(source: AudioSource, duration: number, signal: AbortSignal): AsyncIterable<Film> | undefined;
  /** A sheet of a storyboard. Throws `noPictures` for one that is not there any more, and what fetching throws. */
  fetchPicture(url: string, signal: AbortSignal): Promise<Bitmap>;
  /** What stands on a picture, line by line. */
  readText(bitmap: Bitmap, signal: AbortSignal): Promise<string>;
  /** As slides are kept: at most 640 pixels wide. */
  toImage(bitmap: Bitmap): Promise<Slide['image']>;
  models: ModelHost;
}

/** Pixels that a picture must be wide for its letters to be legible. */
const legibleWidth = 320;
/** Share of a picture beyond which it is what a camera sees, unless something stands on it. */
const mostlyMoving = 0.1;

/** The port's pictures on a host that gets them. */
export const createPictures = (host: PicturesHost): SlideExtractor => ({
  extractSlides: (request, run) => look(host, request, run),
});

async function look(host: PicturesHost, request: SlideExtractionRequest, run: Run): Promise<Slide[]> {
  const { video, duration } = request;
  const watched = video && host.watched?.(video, duration, run.signal);
  if (!watched) {
    const reader = createReader(host, request, run, await runKey(request));
    await reader.see(await openFilm(host, request, run.signal));
    return reader.slides().map(({ slide }) => slide);
  }
  // What was seen stays, however long the video is said to be, and whoever describes it.
  const reader = createReader(host, request, run, await runKey({ video, duration: 0, done: [] }));
  for await (const film of watched) await reader.see(film);
  if (reader.isEmpty()) throw new Failure('noPictures', 'nothing of it was seen', { reason: 'unseen' });
  return uniteSlides(reader.slides());
}

/** Finds and reads the slides of one film after the other, those of earlier tries aside. */
function createReader(host: PicturesHost, request: SlideExtractionRequest, { signal, onEvent }: Run, key: string) {
  const read = fromSteps(key, request.done);
  const { describe } = createDescriber(host.models, request.model, request.language);
  /** In the places that the finder knows them by; what turned out to be none has kept its place. */
  const known: { slide?: Slide; signature: Signature }[] = [...read];
  /** Seconds that were watched. */
  let watched = 0;
  let isEmpty = read.length === 0;

  async function* framesOf(film: Film, isQuiet: SlideFinder['isQuiet']): AsyncGenerator<Frame> {
    const { isWatched, duration } = film;
    let before: number | undefined;
    for await (const frame of film.frames(read.at(-1)?.slide.endTime ?? 0, isQuiet)) {
      signal.throwIfAborted();
      isEmpty = false;
      yield frame;
      watched += frame.time - (before ?? frame.time);
      before = frame.time;
      const progress = isWatched ? { done: watched, total: 0 } : { done: Math.min(frame.time, duration), total: duration };
      onEvent({ kind: 'progress', ...progress });
    }
  }

  async function readSlide(
    film: Film,
    { startTime, endTime, shownAt, signature, moving, sameAs }: FoundSlide,
  ): Promise<{ slide?: Slide; cost?: number }> {
    if (sameAs !== undefined) {
      const same = known[sameAs]?.slide;
      return { slide: same && { ...same, startTime, endTime } };
    }
    const bitmap = await film.pictureAt(shownAt, signature);
    const text = bitmap.width >= legibleWidth ? await host.readText(bitmap, signal) : '';
    if (text === '' && moving > mostlyMoving) return {};
    const image = await host.toImage(bitmap);
    const { caption, cost } = await describe({ image, text }, signal);
    return { slide: { startTime, endTime, image, text, ...(caption && { caption }) }, cost };
  }

  return {
    async see(film: Film): Promise<void> {
      const finder = createSlideFinder();
      const options = {
        finder,
        frameAt: film.frameAt,
        earlier: known.map(({ signature }) => signature),
        get duration() {
          return film.duration;
        },
      };
      try {
        for await (const found of findSlides(framesOf(film, finder.isQuiet), options)) {
          signal.throwIfAborted();
          const { slide, cost } = await readSlide(film, found);
          const { signature } = found;
          known.push({ slide, signature });
          if (slide) onEvent({ kind: 'step', step: toStep(key, { slide, signature }), cost });
        }
      } catch (error) {
        signal.throwIfAborted();
        throw error;
      } finally {
        film.close();
      }
    },
    isEmpty: () => isEmpty,
    slides: (): ReadSlide[] => known.flatMap(({ slide, signature }) => (slide ? [{ slide, signature }] : [])),
  };
}

/** The video, or the storyboard where there is none that can be read. */
async function openFilm(
  host: PicturesHost,
  { video, storyboard, duration }: SlideExtractionRequest,
  signal: AbortSignal,
): Promise<Film> {
  const openStoryboard = () => storyboardFilm(storyboard ?? [], (url) => host.fetchPicture(url, signal), duration);
  if (!video) return openStoryboard();
  try {
    return await host.openVideo(video, duration, signal);
  } catch (error) {
    if (signal.aborted || !storyboard?.length || Failure.from(error).code === 'internal') throw error;
    return openStoryboard();
  }
}
