import { findChromium } from '../../scripts/chromium.mjs';
import { hasFfmpeg } from '../pictures/ffmpeg.ts';
import { readingTable } from './reading.ts';
import { slidesTable } from './slides.ts';
import { formatTable } from './table.ts';

/** Prints how well slides are found and read: `npm run eval -- pictures`. Needs Chromium, and ffmpeg for the videos. */
export async function evaluatePictures(): Promise<void> {
  const chromium = findChromium();
  if (!chromium) return console.log('Nothing to evaluate with: there is no Chromium to draw slides.');
  console.log(`\n${formatTable(await readingTable(chromium))}`);
  if (hasFfmpeg()) console.log(`\n${formatTable(await slidesTable(chromium))}`);
  else console.log('\nSlides of videos are not evaluated: there is no ffmpeg.');
}
