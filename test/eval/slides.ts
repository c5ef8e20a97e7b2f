import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bitmap } from '../../lib/images/bitmap.ts';
import { findSlides } from '../../lib/images/find-slides.ts';
import type { Frame } from '../../lib/images/shot.ts';
import { signatureOf } from '../../lib/images/signature.ts';
import { storyboardSource } from '../../lib/images/storyboard.ts';
import { decodeImage } from '../../scripts/try/decode-image.ts';
import { drawStoryboard } from '../images/draw-storyboard.ts';
import { decodeVideo, encodeVideo } from '../images/ffmpeg.ts';
import { filmLecture } from '../images/film-lecture.ts';
import { type Hardship, hardships, planLecture } from '../images/lecture.ts';
import { looks, renderSlides } from '../images/render-slides.ts';
import { f1, type Score, scoreTimes, summed } from '../images/score.ts';
import { slideTexts } from '../images/slide-texts.ts';
import type { Table } from './table.ts';

/** As lectures are streamed: small, few frames, and compressed hard. */
const filmed = { width: 640, height: 360, rate: 8 };
const codec = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '30', '-pix_fmt', 'yuv420p'];
const lecturesEach = 4;

type View = 'each second' | 'storyboard, 2 s' | 'storyboard, 5 s';
/** The frames of a video: seconds between two of them, as exactly as changes can be timed then, and their size. */
const views: Record<View, { every: number; width: number; height: number }> = {
  'each second': { every: 1, width: 384, height: 216 },
  'storyboard, 2 s': { every: 2, width: 160, height: 90 },
  'storyboard, 5 s': { every: 5, width: 160, height: 90 },
};
const viewNames = Object.keys(views) as View[];
type Scores = Record<View, Score[]>;
const noScores = (): Scores => ({ 'each second': [], 'storyboard, 2 s': [], 'storyboard, 5 s': [] });

/** The accuracy with which changes of slides are found in lectures that were made up, filmed and compressed; by what is hard about them. */
export async function slidesTable(chromium: string): Promise<Table> {
  const folder = mkdtempSync(join(tmpdir(), 'gloss-lectures-'));
  try {
    const decks: Bitmap[][][] = [];
    for (const [place, look] of looks.entries()) {
      const rendered = await renderSlides(chromium, slideTexts[place % 2 === 0 ? 'en' : 'zh'], look, filmed);
      decks.push(await Promise.all(rendered.map(({ stages }) => Promise.all(stages.map(decodeImage)))));
    }
    const rows: Table['rows'][number][] = [];
    const all = noScores();
    for (const hardship of hardships) {
      const scores = noScores();
      for (let seed = 0; seed < lecturesEach; seed++) {
        const found = await scoresOf(seed, hardship, decks[seed % decks.length]!, join(folder, 'lecture.mp4'));
        for (const view of viewNames) {
          scores[view].push(found[view]);
          all[view].push(found[view]);
        }
      }
      rows.push(rowOf(hardship, scores));
    }
    return { title: 'Changes of slides, F1', columns: [...columns], rows: [...rows, rowOf('together', all)] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const columns = [{ name: 'changes', digits: 0 }, ...viewNames.map((name) => ({ name, digits: 3 }))];

const rowOf = (method: string, scores: Scores) => ({
  method,
  figures: {
    changes: summed(scores['each second']).wanted,
    ...Object.fromEntries(viewNames.map((view) => [view, f1(summed(scores[view]))])),
  },
});

async function scoresOf(seed: number, hardship: Hardship, deck: Bitmap[][], file: string): Promise<Record<View, Score>> {
  const lecture = planLecture(seed * 97 + 13, hardship, deck.length);
  const film = filmLecture(lecture, deck, seed);
  function* frames() {
    for (let frame = 0; frame / filmed.rate < lecture.duration; frame++) yield film(frame / filmed.rate);
  }
  await encodeVideo(file, frames(), filmed, codec);
  const scored = async (view: View): Promise<Score> => {
    const { every, ...size } = views[view];
    const decoded = decodeVideo(file, { ...size, rate: 1 / every });
    const seen = view === 'each second' ? framesOf(decoded, every) : sheetsOf(decoded, every);
    const found: number[] = [];
    for await (const { startTime } of findSlides(seen, { duration: lecture.duration })) found.push(startTime);
    return scoreTimes(found, lecture.changes, every);
  };
  return {
    'each second': await scored('each second'),
    'storyboard, 2 s': await scored('storyboard, 2 s'),
    'storyboard, 5 s': await scored('storyboard, 5 s'),
  };
}

async function* framesOf(frames: AsyncIterable<Bitmap>, every: number): AsyncGenerator<Frame> {
  let time = 0;
  for await (const frame of frames) {
    yield { time, signature: signatureOf(frame) };
    time += every;
  }
}

async function* sheetsOf(frames: AsyncIterable<Bitmap>, every: number): AsyncGenerator<Frame> {
  const all: Bitmap[] = [];
  for await (const frame of frames) all.push(frame);
  const { level, fetchPicture } = await drawStoryboard(all, every);
  yield* storyboardSource([level], fetchPicture, 0).frames(0, () => false);
}
