/** Runs the engine once in a separate process, so that its memory can be measured alone: `node engine-run.ts WORDS`. */
import process from 'node:process';
import { engine } from '../../lib/service/engine/offline-engine.ts';
import { transcriptOf } from './transcript.ts';

const { cues } = transcriptOf(Number(process.argv[2]));
const timed = async (work: () => Promise<unknown>) => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};
const request = { cues, language: 'en' };
const summarize = await timed(() => engine.summarize({ ...request, duration: cues.at(-1)?.endTime ?? 0, detailLevel: 400 }));
const polish = await timed(() => engine.polish(request));
console.log(JSON.stringify({ summarize, polish, megabytes: process.resourceUsage().maxRSS / 1024 }));
