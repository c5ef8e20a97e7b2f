import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bitmap } from '../../lib/pictures/bitmap.ts';
import { findSlides } from '../../lib/pictures/find-slides.ts';
import { signatureOf } from '../../lib/pictures/signature.ts';
import { decodePicture } from '../../scripts/try/decode-picture.ts';
import { decodeVideo, encodeVideo } from '../pictures/ffmpeg.ts';
import { filmLecture } from '../pictures/film-lecture.ts';
import { type Hardship, hardships, planLecture } from '../pictures/lecture.ts';
import { looks, renderSlides } from '../pictures/render-slides.ts';
import { f1, type Score, scoreTimes, summed } from '../pictures/score.ts';
import { slideTexts } from '../pictures/slide-texts.ts';
import type { Table } from './table.ts';

/** As lectures are streamed: small, few frames, and compressed hard. */
const filmed = { width: 640, height: 360, rate: 8 };
const codec = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '30', '-pix_fmt', 'yuv420p'];
const lecturesEach = 4;

/** How the frames of a video come: one a second, or as a storyboard has them. */
const views = {
  'each second': { width: 384, height: 216, rate: 1, tolerance: 1 },
  storyboard: { width: 160, height: 90, rate: 1 / 5, tolerance: 5 },
} as const;

/** How well changes of slides are found in lectures that were made up, filmed and compressed; by what is hard about them. */
export async function slidesTable(chromium: string): Promise<Table> {
  const folder = mkdtempSync(join(tmpdir(), 'gloss-lectures-'));
  try {
    const decks: Bitmap[][][] = [];
    for (const [place, look] of looks.entries()) {
      const rendered = await renderSlides(chromium, slideTexts[place % 2 === 0 ? 'en' : 'zh'], look, filmed);
      decks.push(await Promise.all(rendered.map(({ stages }) => Promise.all(stages.map(decodePicture)))));
    }
    const rows: Table['rows'][number][] = [];
    const all = { 'each second': [] as Score[], storyboard: [] as Score[] };
    for (const hardship of hardships) {
      const scores = { 'each second': [] as Score[], storyboard: [] as Score[] };
      for (let seed = 0; seed < lecturesEach; seed++) {
        const found = await scoresOf(seed, hardship, decks[seed % decks.length]!, join(folder, 'lecture.mp4'));
        for (const view of ['each second', 'storyboard'] as const) {
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

const columns = [
  { name: 'changes', digits: 0 },
  { name: 'each second', digits: 3 },
  { name: 'storyboard', digits: 3 },
];

const rowOf = (method: string, scores: Record<keyof typeof views, Score[]>) => ({
  method,
  figures: {
    changes: summed(scores['each second']).wanted,
    'each second': f1(summed(scores['each second'])),
    storyboard: f1(summed(scores.storyboard)),
  },
});

async function scoresOf(seed: number, hardship: Hardship, deck: Bitmap[][], file: string) {
  const lecture = planLecture(seed * 97 + 13, hardship, deck.length);
  const film = filmLecture(lecture, deck, seed);
  function* frames() {
    for (let frame = 0; frame / filmed.rate < lecture.duration; frame++) yield film(frame / filmed.rate);
  }
  await encodeVideo(file, frames(), filmed, codec);
  const scores: Partial<Record<keyof typeof views, Score>> = {};
  for (const [view, { tolerance, ...size }] of Object.entries(views) as [
    keyof typeof views,
    (typeof views)[keyof typeof views],
  ][]) {
    async function* seen() {
      let index = 0;
      for await (const picture of decodeVideo(file, size)) yield { time: index++ / size.rate, signature: signatureOf(picture) };
    }
    const found: number[] = [];
    for await (const { startTime } of findSlides(seen(), { duration: lecture.duration })) found.push(startTime);
    scores[view] = scoreTimes(found, lecture.changes, tolerance);
  }
  return scores as Record<keyof typeof views, Score>;
}
