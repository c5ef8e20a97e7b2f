/** Makes the slides that tests read: `npm exec -- node scripts/samples/make-slides.ts`. Needs Chromium, ffmpeg, and the fonts of DejaVu, Liberation and Noto CJK. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeVideo } from '../../test/images/ffmpeg.ts';
import { filmLecture } from '../../test/images/film-lecture.ts';
import { looks, renderSlides } from '../../test/images/render-slides.ts';
import { sampleLecture, sampleSlides, samples } from '../../test/images/samples.ts';
import { findChromium } from '../chromium.mjs';
import { decodeImage } from '../try/decode-image.ts';

const root = join(import.meta.dirname, '..', '..');
const chromium = findChromium();
if (!chromium) throw new Error('Chromium is needed to draw the slides');

for (const { name, slide, look, width } of samples) {
  const [rendered] = await renderSlides(chromium, [slide], looks[look]!, { width, height: (width * 9) / 16 });
  const scratch = mkdtempSync(join(tmpdir(), 'gloss-sample-'));
  const file = join(scratch, 'slide.png');
  writeFileSync(file, rendered!.stages.at(-1)!);
  // Few colors make small files.
  const palette = 'split[a][b];[a]palettegen=max_colors=32[p];[b][p]paletteuse=dither=none';
  execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', file, '-vf', palette, join(root, 'lib/images/ocr/fixtures', `${name}.png`)]);
  rmSync(scratch, { recursive: true });
}

const size = { width: 640, height: 360, rate: 5 };
const rendered = await renderSlides(chromium, sampleSlides, looks[0]!, size);
const deck = await Promise.all(rendered.map(({ stages }) => Promise.all(stages.map(decodeImage))));
const film = filmLecture(sampleLecture, deck, 4);
const frames = Array.from({ length: sampleLecture.duration * size.rate }, (_, frame) => frame / size.rate);
const fixtures = join(root, 'test/e2e/fixtures/videos');
const vp9 = ['-pix_fmt', 'yuv420p', '-c:v', 'libvpx-vp9', '-crf', '42', '-b:v', '0', '-g', '50'];
// Without the bitexact flags the file would hold a random id, and every run would be a change to commit.
const stable = ['-fflags', '+bitexact', '-flags:v', '+bitexact'];
const filmed = function* (times: readonly number[]) {
  for (const time of times) yield film(time);
};
await encodeVideo(join(fixtures, 'lecture.webm'), filmed(frames), size, [...vp9, ...stable]);
await encodeVideo(join(fixtures, 'single.webm'), filmed([0]), size, [...vp9, ...stable]);
// A frame every two seconds, as sites show them over their timeline.
const sheet = `select=not(mod(n\\,${2 * size.rate})),scale=160:90,tile=5x5`;
const still = ['-frames:v', '1', '-q:v', '5', '-bitexact'];
execFileSync('ffmpeg', [
  '-v',
  'error',
  '-y',
  '-i',
  join(fixtures, 'lecture.webm'),
  '-vf',
  sheet,
  ...still,
  join(fixtures, 'sheet.jpg'),
]);
