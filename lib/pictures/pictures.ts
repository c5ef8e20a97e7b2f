import { Failure } from '../contract/failure.ts';
import type { ModelHost } from '../models/host.ts';
import type { Pictures, PicturesRequest, PicturesRun } from '../ports/pictures.ts';
import type { SoundSource } from '../ports/speech.ts';
import type { Slide } from '../records/visuals.ts';
import type { Bitmap } from './bitmap.ts';
import { createDescriber } from './describe-slide.ts';
import type { Film } from './film.ts';
import { type FoundSlide, findSlides } from './find-slides.ts';
import type { Frame } from './shot.ts';
import { createSlideFinder } from './slide-finder.ts';
import { fromSteps, type ReadSlide, runKey, toStep } from './steps.ts';
import { storyboardFilm } from './storyboard.ts';

/** What this room needs of a host. */
export interface PicturesHost {
  /** Throws `noPictures` with a reason, and what reading a file may throw. */
  openVideo(source: SoundSource, duration: number, signal: AbortSignal): Promise<Film>;
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
export const createPictures = (host: PicturesHost): Pictures => ({ look: (request, run) => look(host, request, run) });

async function look(host: PicturesHost, request: PicturesRequest, { signal, onEvent }: PicturesRun): Promise<Slide[]> {
  const key = await runKey(request);
  const read = fromSteps(key, request.done);
  const from = read.at(-1)?.slide.endTime ?? 0;
  const { describe } = createDescriber(host.models, request.model, request.language);
  const film = await openFilm(host, request, signal);
  const finder = createSlideFinder();
  const frames = counted(film.frames(from, finder.isQuiet), signal, (time) =>
    onEvent({ kind: 'progress', done: Math.min(time, film.duration), total: film.duration }),
  );
  try {
    /** In the places that the finder knows them by; what turned out to be none has kept its place. */
    const known: (ReadSlide | undefined)[] = [...read];
    const options = { duration: film.duration, finder, frameAt: film.frameAt, earlier: read.map(({ signature }) => signature) };
    for await (const found of findSlides(frames, options)) {
      signal.throwIfAborted();
      const { cost, ...slide } = await readSlide(found, known);
      known.push(slide.slide && { slide: slide.slide, signature: found.signature });
      const last = known.at(-1);
      if (last) onEvent({ kind: 'step', step: toStep(key, last), cost });
    }
    return known.flatMap((one) => one?.slide ?? []);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    film.close();
  }

  async function readSlide(
    { startTime, endTime, shownAt, moving, sameAs }: FoundSlide,
    known: readonly (ReadSlide | undefined)[],
  ): Promise<{ slide?: Slide; cost?: number }> {
    if (sameAs !== undefined) return { slide: known[sameAs] && { ...known[sameAs].slide, startTime, endTime } };
    const bitmap = await film.pictureAt(shownAt);
    const text = bitmap.width >= legibleWidth ? await host.readText(bitmap, signal) : '';
    if (text === '' && moving > mostlyMoving) return {};
    const image = await host.toImage(bitmap);
    const { caption, cost } = await describe({ image, text }, signal);
    return { slide: { startTime, endTime, image, text, ...(caption && { caption }) }, cost };
  }
}

/** The video, or the storyboard where there is none that can be read. */
async function openFilm(
  host: PicturesHost,
  { video, storyboard, duration }: PicturesRequest,
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

async function* counted(frames: AsyncIterable<Frame>, signal: AbortSignal, tell: (time: number) => void): AsyncGenerator<Frame> {
  for await (const frame of frames) {
    signal.throwIfAborted();
    yield frame;
    tell(frame.time);
  }
}
