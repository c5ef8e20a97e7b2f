import { findChromium } from '../../scripts/chromium.mjs';
import { hasPrograms } from '../../scripts/test-programs.mjs';
import { readingTable } from './reading.ts';
import { slidesTable } from './slides.ts';
import { formatTable } from './table.ts';

/** Prints how well slides are found and read: `npm run eval -- pictures`. Needs Chromium, and ffmpeg for the videos. */
export async function evaluatePictures(): Promise<void> {
  const chromium = findChromium();
  if (!chromium) return console.log('Nothing to evaluate with: there is no Chromium to draw slides.');
  console.log(`\n${formatTable(await readingTable(chromium))}`);
  if (hasPrograms('ffmpeg')) console.log(`\n${formatTable(await slidesTable(chromium))}`);
  else console.log('\nSlides of videos are not evaluated: there is no ffmpeg.');
}
