/** One method in a process of its own, so that its memory is its own: `node cost-run.ts METHOD WORDS`. */
import process from 'node:process';
import { extractSummary } from '../../lib/text/extract-summary.ts';
import { summarize } from '../../lib/text/summarize.ts';
import { transcriptOf } from '../bench/transcript.ts';
import { baselines } from './summaries.ts';

const [, , method = '', words] = process.argv;
const { cues } = transcriptOf(Number(words));
const sample = { id: '', lang: 'en', units: cues, bounds: [], titles: [], references: [], questions: [] };
const request = { cues, language: 'en', duration: cues.at(-1)!.endTime, detailLevel: 400 };
const started = performance.now();
if (method === 'first text') summarize(cues, { language: 'en', detailLevel: 400 });
else if (method === 'digest') extractSummary(request);
else baselines[method]!(sample, 110);
const milliseconds = performance.now() - started;
console.log(JSON.stringify({ milliseconds, megabytes: process.resourceUsage().maxRSS / 1024 }));
