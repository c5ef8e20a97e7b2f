/** Measures the engine, the reading of captions, the server, the build and the extension in Chromium: medians of several runs, as one table. */
import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { measureAudio } from '../test/bench/audio-run.ts';
import { measureBrowser } from '../test/bench/browser-run.ts';
import { type CaptionFile, measureCaptions } from '../test/bench/caption-readers.ts';
import { type ClickTimes, measureClicks } from '../test/bench/click-run.ts';
import { measureFollowing } from '../test/bench/follow-run.ts';
import { measureLibrary } from '../test/bench/library-run.ts';
import { measureReview } from '../test/bench/review-run.ts';
import { measureServer } from '../test/bench/server-run.ts';
import { formatTable, type Measurement, median, megabytes, milliseconds, quantile } from '../test/bench/table.ts';
import { transcriptOf } from '../test/bench/transcript.ts';
import { measureTranslation } from '../test/bench/translate-run.ts';
import { readBuilt } from '../test/budgets/bundle.ts';
import type { Manifest } from '../test/budgets/manifest.ts';
import { measureSizes } from '../test/budgets/sizes.ts';
import { startWorld, type World } from '../test/world/world.ts';

const runs = 3;
/** `npm run bench -- 10000` measures libraries of this size too, which takes ten minutes. */
const moreSizes = process.argv.slice(2).map(Number);
const librarySizes = [100, 1000, ...moreSizes];
const serverSizes = [1000, ...moreSizes];
const root = join(import.meta.dirname, '..');
const built = join(root, '.output', 'chrome-mv3');
const run = promisify(execFile);
const node = (...parameters: string[]) => run(process.execPath, parameters, { cwd: root, encoding: 'utf8' });

const repeat = async <T>(work: () => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  for (let done = 0; done < runs; done++) results.push(await work());
  return results;
};

async function engineRows(words: number): Promise<Measurement[]> {
  const script = join(root, 'test', 'bench', 'engine-run.ts');
  const results = await repeat(async () => {
    const { stdout } = await node(script, String(words));
    return JSON.parse(stdout) as { summarize: number; polish: number; megabytes: number };
  });
  const what = `engine, ${words / 1000}k words of ${transcriptOf(1).source}`;
  return [
    { what: `${what}: summary and chapters`, value: milliseconds(median(results.map(({ summarize }) => summarize))) },
    { what: `${what}: paragraphs`, value: milliseconds(median(results.map(({ polish }) => polish))) },
    { what: `${what}: most memory of the process`, value: megabytes(median(results.map((result) => result.megabytes))) },
  ];
}

const captionFiles: Record<CaptionFile, string> = {
  vtt: 'vtt',
  srt: 'srt',
  words: 'vtt with a time for every word',
};

async function captionRows(file: CaptionFile): Promise<Measurement[]> {
  const results = await repeat(() => measureCaptions(file));
  const what = `captions, 10k cues of ${captionFiles[file]}`;
  const beside = (taken: { name: string; time: number }[], which: string): Measurement[] => {
    const names = [...new Set(taken.map(({ name }) => name))].join(' or ');
    const ratio = median(taken.map(({ time }, i) => time / results[i]!.own));
    return [
      { what: `${what}: read by ${names}, ${which}`, value: milliseconds(median(taken.map(({ time }) => time))) },
      { what: `${what}: speed beside ${which}`, value: `${ratio.toFixed(2)} times` },
    ];
  };
  const shallow = results.flatMap((result) => result.shallow ?? []);
  return [
    { what: `${what}: read`, value: milliseconds(median(results.map(({ own }) => own))) },
    ...beside(
      results.map(({ peer }) => peer),
      'the fastest peer',
    ),
    ...(shallow.length > 0 ? beside(shallow, 'the fastest that leaves them in the text') : []),
  ];
}

function sizeRows(): Measurement[] {
  const read = readBuilt(built);
  const sizes = measureSizes(JSON.parse(read('manifest.json')) as Manifest, globSync('**/*.js', { cwd: built }), read);
  return sizes.map(({ what, size }) => ({ what: `${what}, gzip`, value: `${(size / 1000).toFixed(1)} KB` }));
}

async function browserRows(): Promise<Measurement[]> {
  const results = await repeat(() => measureBrowser(built));
  return [
    { what: 'click to summary', value: milliseconds(median(results.map(({ clickToSummary }) => clickToSummary))) },
    { what: 'worker wake', value: milliseconds(median(results.map(({ workerWake }) => workerWake))) },
    { what: 'panel open to first paint', value: milliseconds(median(results.map(({ panelPaint }) => panelPaint))) },
  ];
}

/** Videos of the fake internet, by what their captions are. */
const clickedVideos = {
  hour: 'an hour of captions',
  recognizedHour: 'an hour of automatic captions',
  tenHours: 'ten hours of captions',
} as const;

async function clickRows(world: World, video: keyof typeof clickedVideos): Promise<Measurement[]> {
  const results = await repeat(() => measureClicks(built, world, video));
  const rows = {
    'first click to first line': ({ first }: ClickTimes) => first,
    'processor time until then': ({ firstProcessor }: ClickTimes) => firstProcessor,
    'second click to first line': ({ second }: ClickTimes) => second,
    'panel to first line': ({ panel }: ClickTimes) => panel,
  };
  return Object.entries(rows).map(([what, of]) => ({
    what: `${clickedVideos[video]}: ${what}`,
    value: milliseconds(median(results.map(of))),
  }));
}

async function followRows(world: World): Promise<Measurement[]> {
  const results = await repeat(() => measureFollowing(built, world));
  const spread = (costs: number[]) => `${[0.5, 0.95].map((share) => quantile(costs, share).toFixed(1)).join(' ms, p95 ')} ms`;
  // The measurement costs nearly the same each time, so its median is taken off.
  const measuring = results.flatMap((result) => result.measuring);
  const updates = results.flatMap((result) => result.updates.map((cost) => cost - quantile(result.measuring, 0.5)));
  return [
    { what: 'following ten hours of captions: processor time of the main thread for each line', value: spread(updates) },
    { what: 'following ten hours of captions: the measurement itself, taken off', value: spread(measuring) },
    { what: 'heap of the panel after 1,000 lines', value: megabytes(median(results.map(({ heap }) => heap)) / 2 ** 20) },
  ];
}

async function translationRows(world: World): Promise<Measurement[]> {
  const times = await repeat(() => measureTranslation(built, world));
  const value = `${milliseconds(median(times))}, most ${milliseconds(Math.max(...times))}`;
  return [{ what: 'translation by a model that answers at once: click to first line', value }];
}

const report = (what: string) => console.error(`measuring ${what} …`);
const rows: Measurement[] = [];
for (const words of [10_000, 50_000, 100_000]) {
  report(`the engine on ${words} words`);
  rows.push(...(await engineRows(words)));
}
report('the reading of captions');
for (const file of ['vtt', 'srt', 'words'] as const) rows.push(...(await captionRows(file)));
report('the server');
rows.push(...(await measureServer(serverSizes)));
report('the build');
await node(join(root, 'node_modules', 'wxt', 'bin', 'wxt.mjs'), 'build');
rows.push(...sizeRows());
for (const media of librarySizes) {
  report(`a library of ${media} media`);
  rows.push(...(await measureLibrary(media)));
}
report('a full feed and a deck of cards');
rows.push(...(await measureReview()));
report('ten hours of sound, three times');
rows.push(...(await measureAudio()));
report('the extension in Chromium');
rows.push(...(await browserRows()));
const world = await startWorld();
for (const video of ['hour', 'recognizedHour', 'tenHours'] as const) rows.push(...(await clickRows(world, video)));
rows.push(...(await followRows(world)), ...(await translationRows(world)));
await world.close();
console.log(`median of ${runs} runs\n\n${formatTable(rows)}`);
