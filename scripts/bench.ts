/** Measures the engine, the reading of captions, the build and the extension in Chromium: medians of several runs, as one table. */
import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { measureBrowser } from '../test/bench/browser-run.ts';
import { measureCaptions } from '../test/bench/caption-readers.ts';
import { formatTable, type Measured, median, megabytes, milliseconds } from '../test/bench/table.ts';
import { transcriptOf } from '../test/bench/transcript.ts';
import { readBuilt } from '../test/budgets/bundle.ts';
import type { Manifest } from '../test/budgets/manifest.ts';
import { measureSizes } from '../test/budgets/sizes.ts';

const runs = 3;
const root = join(import.meta.dirname, '..');
const built = join(root, '.output', 'chrome-mv3');
const run = promisify(execFile);
const node = (...parameters: string[]) => run(process.execPath, parameters, { cwd: root, encoding: 'utf8' });

const repeat = async <T>(work: () => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  for (let done = 0; done < runs; done++) results.push(await work());
  return results;
};

async function engineRows(words: number): Promise<Measured[]> {
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

async function captionRows(format: 'vtt' | 'srt'): Promise<Measured[]> {
  const results = await repeat(() => measureCaptions(format));
  const peers = [...new Set(results.map(({ peer }) => peer.name))].join(' or ');
  const what = `captions, 10k cues of ${format}`;
  const ratio = median(results.map(({ own, peer }) => peer.time / own));
  return [
    { what: `${what}: read`, value: milliseconds(median(results.map(({ own }) => own))) },
    { what: `${what}: read by ${peers}, the fastest peer`, value: milliseconds(median(results.map(({ peer }) => peer.time))) },
    { what: `${what}: speed beside the fastest peer`, value: `${ratio.toFixed(2)} times` },
  ];
}

function sizeRows(): Measured[] {
  const read = readBuilt(built);
  const sizes = measureSizes(JSON.parse(read('manifest.json')) as Manifest, globSync('**/*.js', { cwd: built }), read);
  return sizes.map(({ what, size }) => ({ what: `${what}, gzip`, value: `${(size / 1000).toFixed(1)} KB` }));
}

async function browserRows(): Promise<Measured[]> {
  const results = await repeat(() => measureBrowser(built));
  return [
    { what: 'click to summary', value: milliseconds(median(results.map(({ clickToSummary }) => clickToSummary))) },
    { what: 'worker wake', value: milliseconds(median(results.map(({ workerWake }) => workerWake))) },
    { what: 'panel open to first paint', value: milliseconds(median(results.map(({ panelPaint }) => panelPaint))) },
  ];
}

const tell = (what: string) => console.error(`measuring ${what} …`);
const rows: Measured[] = [];
for (const words of [10_000, 50_000, 100_000]) {
  tell(`the engine on ${words} words`);
  rows.push(...(await engineRows(words)));
}
tell('the reading of captions');
rows.push(...(await captionRows('vtt')), ...(await captionRows('srt')));
tell('the build');
await node(join(root, 'node_modules', 'wxt', 'bin', 'wxt.mjs'), 'build');
rows.push(...sizeRows());
tell('the extension in Chromium');
rows.push(...(await browserRows()));
console.log(`median of ${runs} runs\n\n${formatTable(rows)}`);
