/** One package in a process of its own, whose memory and noise are its own: `node run.ts NAME`, tasks as JSON lines in, summaries out. */
import process from 'node:process';
import { createInterface } from 'node:readline';
import { rougeTokens } from '../rouge.ts';
import { peers } from './methods.ts';

/** Sentences asked for, until the budget is full. */
const steps = [8, 16, 32];

// Standard output is for answers; some of the packages talk.
for (const way of ['log', 'info', 'warn', 'error'] as const) console[way] = () => {};

const peer = peers[process.argv[2]!]!;
for await (const line of createInterface({ input: process.stdin })) {
  const { text, language, budget } = JSON.parse(line) as { text: string; language: string; budget: number };
  let summary = '';
  const started = performance.now();
  try {
    for (const sentences of steps) {
      // What isn't text is an error that was returned.
      const made: unknown = await peer(text, language, sentences);
      summary = typeof made === 'string' ? made : '';
      if (rougeTokens(summary, language).length >= budget) break;
    }
  } catch {
    // A package that fails on a text has no summary of it.
  }
  const megabytes = process.resourceUsage().maxRSS / 1024;
  process.stdout.write(`${JSON.stringify({ summary, milliseconds: performance.now() - started, megabytes })}\n`);
}
