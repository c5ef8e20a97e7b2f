import { execFile } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { transcriptOf } from '../bench/transcript.ts';
import { askPeer } from './peers/ask-peers.ts';
import { peers } from './peers/methods.ts';
import { baselines } from './summaries.ts';
import type { Row, Table } from './table.ts';

/** One hour of speech; and what no package manages in a minute. */
const hour = 9000;
const long = [100_000, 1_000_000];
const run = promisify(execFile);
const script = fileURLToPath(new URL('./cost-run.ts', import.meta.url));

interface Cost {
  milliseconds: number;
  megabytes: number;
}

/** The costs of methods from a cold start, each in a process of its own, one after the other; the packages' time without reading themselves in. */
export async function costTable(withPeers: boolean): Promise<Table> {
  const rows: Row[] = [];
  for (const method of Object.keys(baselines)) rows.push(rowOf(method, hour, await costOf(method, hour)));
  const text = transcriptOf(hour)
    .cues.map((cue) => cue.text)
    .join('\n');
  for (const name of withPeers ? Object.keys(peers) : []) {
    const [cost] = await askPeer(name, [{ text, language: 'en', budget: 110 }]);
    if (cost) rows.push(rowOf(`npm ${name}`, hour, cost));
  }
  rows.push(rowOf('Gloss, first text', hour, await costOf('first text', hour)));
  for (const words of [hour, ...long]) rows.push(rowOf('Gloss, summary and chapters', words, await costOf('digest', words)));
  const columns = ['words', 'ms', 'MB'].map((name) => ({ name, digits: 0 }));
  return { title: 'Time and memory', columns, rows };
}

async function costOf(method: string, words: number): Promise<Cost> {
  const { stdout } = await run(process.execPath, [script, method, String(words)]);
  return JSON.parse(stdout) as Cost;
}

const rowOf = (method: string, words: number, { milliseconds, megabytes }: Cost): Row => ({
  method,
  figures: { words, ms: milliseconds, MB: megabytes },
});
