/**
 * `npm test`: installs what is missing, runs the checks, and ends with the line `N passed, N failed`. `npm test -- --full` adds the
 * variants of browser and server tests, as CI does; `npm test -- NAME` runs a step, a file or a folder; `npm test -- changed` what
 * a change touches. Plain JavaScript: it runs before anything is installed.
 */
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { addOptions } from './test/add-options.mjs';
import { chooseChanged, chooseSteps, readArguments, stepsOfRun } from './test/choose-steps.mjs';
import { startDisplay } from './test/display.mjs';
import { listChanged, listFiles } from './test/git-files.mjs';
import { preparations } from './test/preparations.mjs';
import { createRunFolder, removeRunFolder, reportFullDisk } from './test/run-folder.mjs';
import { runGraph } from './test/run-graph.mjs';
import { runStep } from './test/run-step.mjs';
import { emptyResults } from './test/step-results.mjs';
import { endLine, failureLines, statusLine, summaryLines } from './test/summary.mjs';
import { steps } from './test-steps.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const startedAt = Date.now();

/** @template T @param {() => T} work @returns {T} */
function orExit(work) {
  try {
    return work();
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    process.exit(2);
  }
}

const options = orExit(() => readArguments(process.argv.slice(2)));
const chosen = orExit(() => {
  const [first, revision = 'HEAD', ...others] = options.names;
  if (first !== 'changed') return chooseSteps(options.names, stepsOfRun(steps, options), listFiles);
  if (others.length > 0) throw new Error('"npm test -- changed" takes one revision.');
  return chooseChanged(listChanged(revision), revision, steps);
});
const folder = orExit(createRunFolder);
process.on('exit', () => removeRunFolder(folder));

/** @type {Record<string, string>} */
const env = {
  ...{ TMPDIR: folder, TMP: folder, TEMP: folder },
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
  ...(options.isFull ? {} : { QUICK_RUN: '1' }),
};
const interrupt = new AbortController();
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => interrupt.abort(signal));
}

const needed = new Set(['install', ...chosen.flatMap(({ needs = [] }) => needs)]);
const tasks = [
  ...preparations.filter(({ name }) => needed.has(name)),
  ...chosen.map((step) => ({ ...addOptions(step, options), needs: ['install', ...(step.needs ?? [])] })),
].map((task) => ({
  ...task,
  isPreparation: 'prepare' in task,
  output: '',
  results: emptyResults(),
  startedAt: 0,
  endedAt: 0,
}));

const display = startDisplay(() => statusLine(tasks, startedAt));
await runGraph(tasks, availableParallelism(), { run: runTask, skip: skipTask });
display.stop();
finish();

/** @param {typeof tasks[number]} task */
async function runTask(task) {
  if (interrupt.signal.aborted) return false;
  const { results } = task;
  task.startedAt = Date.now();
  try {
    if ('prepare' in task) Object.assign(env, await task.prepare({ log: display.print, signal: interrupt.signal }));
    else task.output = await runStep(task, { root, env, quietLimitS: options.quietLimitS, signal: interrupt.signal, results });
  } catch (error) {
    results.failed = 1;
    results.errors.push(/** @type {Error} */ (error).message);
  }
  if (interrupt.signal.aborted) return false;
  if (results.failed > 0) results.errors.push(...reportFullDisk(folder), ...reportFullDisk(root));
  task.endedAt = Date.now();
  display.print([endLine(task), ...(results.failed > 0 ? failureLines(task) : [])].join('\n'));
  return results.failed === 0;
}

/** @type {(task: typeof tasks[number], failed: string[]) => void} */
function skipTask(task, failed) {
  if (interrupt.signal.aborted) return;
  task.results.failed = 1;
  task.results.errors.push(`not run, because ${failed.join(', ')} failed`);
  display.print(`${task.name.padEnd(14)} not run, because ${failed.join(', ')} failed`);
}

function finish() {
  const left = removeRunFolder(folder);
  if (interrupt.signal.aborted) {
    const open = tasks.filter(({ endedAt }) => !endedAt).map(({ name }) => name);
    console.log(`Stopped by ${interrupt.signal.reason}. Not finished: ${open.join(', ')}.`);
    process.exit(130);
  }
  for (const line of summaryLines(tasks, { startedAt, seed: options.seed })) console.log(line);
  for (const program of left) console.log(`Ended, since a test left it running: ${program}`);
  const total = (/** @type {'passed' | 'failed'} */ key) => tasks.reduce((sum, { results }) => sum + results[key], 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  process.exit(total('failed') > 0 ? 1 : 0);
}
