/** Makes the demo talk from its script: `npm exec -- node scripts/samples/make-talk.ts`. Needs ffmpeg (with flite and libvpx) and Chromium. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../chromium.mjs';

interface Script {
  title: string;
  author: string;
  description: string;
  published: string;
  chapters: { title: string; slide: string; sentences: { en: string; zh: string }[] }[];
}

const sampleRate = 48_000;
/** Seconds of silence: before the first word, between sentences, between chapters, after the last word. */
const pause = { opening: 2.5, sentence: 0.4, chapter: 1.4, ending: 2 };

const home = join(import.meta.dirname, '../../demo/talk');
const script = JSON.parse(readFileSync(join(home, 'script.json'), 'utf8')) as Script;
const scratch = mkdtempSync(join(tmpdir(), 'gloss-talk-'));

/** Speech as samples of 16 bits, mono, without the silence at both ends. */
function speak(text: string): Buffer {
  const file = join(scratch, 'sentence.txt');
  writeFileSync(file, text);
  const trim = 'silenceremove=start_periods=1:start_threshold=-50dB,areverse';
  const filters = `aresample=${sampleRate},${trim},${trim},atempo=0.92,treble=g=4:f=3500`;
  const source = `flite=textfile=${file}:voice=slt`;
  return ffmpeg(['-f', 'lavfi', '-i', source, '-af', filters, '-f', 's16le', '-ac', '1', '-']);
}

const silence = (seconds: number) => Buffer.alloc(Math.round(seconds * sampleRate) * 2);
const ffmpeg = (args: string[]) => execFileSync('ffmpeg', ['-v', 'error', '-y', ...args], { maxBuffer: 2 ** 28 });

async function draw(slides: string[]): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('Chromium is needed to draw the slides');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  for (const slide of slides) {
    await page.setContent(`<style>body{margin:0}</style>${readFileSync(join(home, 'slides', `${slide}.svg`), 'utf8')}`);
    await page.screenshot({ path: join(scratch, `${slide}.png`) });
  }
  await browser.close();
}

const parts: Buffer[] = [];
let bytes = 0;
const add = (part: Buffer) => {
  parts.push(part);
  bytes += part.length;
};
const clock = () => Math.round((bytes / 2 / sampleRate) * 1000) / 1000;

add(silence(pause.opening));
const chapters: { startTime: number; title: string }[] = [];
const lines: { startTime: number; endTime: number; en: string; zh: string }[] = [];
for (const [place, { title, sentences }] of script.chapters.entries()) {
  chapters.push({ startTime: place === 0 ? 0 : clock(), title });
  for (const { en, zh } of sentences) {
    const startTime = clock();
    add(speak(en));
    lines.push({ startTime, endTime: clock(), en, zh });
    add(silence(pause.sentence));
  }
  add(silence(pause.chapter));
}
add(silence(pause.ending));
const duration = clock();
writeFileSync(join(scratch, 'talk.pcm'), Buffer.concat(parts));

const slides = ['title', ...script.chapters.map(({ slide }) => slide)];
await draw(slides);
// The title stays until the first word; each later slide enters with its chapter.
const entrances = [0, pause.opening, ...chapters.slice(1).map(({ startTime }) => startTime), duration];
const shown = slides.map((slide, place) => `file ${slide}.png\nduration ${entrances[place + 1]! - entrances[place]!}\n`);
writeFileSync(join(scratch, 'slides.txt'), `${shown.join('')}file ${slides.at(-1)}.png\n`);

const audio = ['-f', 's16le', '-ar', String(sampleRate), '-ac', '1', '-i', join(scratch, 'talk.pcm')];
const opus = ['-af', 'loudnorm=I=-18', '-c:a', 'libopus', '-b:a', '28k', '-ar', String(sampleRate)];
const pictures = ['-f', 'concat', '-safe', '0', '-i', join(scratch, 'slides.txt')];
const vp9 = ['-vf', 'fps=5,scale=960:540', '-pix_fmt', 'yuv420p', '-c:v', 'libvpx-vp9', '-crf', '34', '-b:v', '0', '-g', '50'];
// Without the bitexact flags the file would hold a random id, and every run would be a change to commit.
const stable = ['-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact', '-t', String(duration)];
ffmpeg([...audio, ...opus, ...stable, join(home, 'talk.opus')]);
ffmpeg([...pictures, ...audio, '-map', '0:v', '-map', '1:a', ...vp9, ...opus, ...stable, join(home, 'talk.webm')]);
ffmpeg(['-i', join(scratch, 'title.png'), '-vf', 'scale=960:540', '-q:v', '4', join(home, 'cover.jpg')]);

const stamp = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
const webvtt = (cues: { startTime: number; endTime: number; text: string }[]) =>
  ['WEBVTT', ...cues.map(({ startTime, endTime, text }) => `${stamp(startTime)} --> ${stamp(endTime)}\n${text}`), ''].join(
    '\n\n',
  );
const write = (name: string, content: string) => writeFileSync(join(home, name), content);
write('talk.en.vtt', webvtt(lines.map(({ en, ...times }) => ({ ...times, text: en }))));
write('talk.zh-CN.vtt', webvtt(lines.map(({ zh, ...times }) => ({ ...times, text: zh }))));
write(
  'chapters.vtt',
  webvtt(
    chapters.map(({ startTime, title }, place) => ({
      startTime,
      endTime: chapters[place + 1]?.startTime ?? duration,
      text: title,
    })),
  ),
);
const { title, author, description, published } = script;
write('talk.json', `${JSON.stringify({ title, author, description, published, duration, chapters, lines }, null, 2)}\n`);
rmSync(scratch, { recursive: true });
process.stderr.write(`${lines.length} sentences, ${duration} s\n`);
