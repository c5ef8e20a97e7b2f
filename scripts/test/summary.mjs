import { formatCount, formatMinutes, formatSeconds, paint } from './display.mjs';

/**
 * A step or preparation of this run, when it started and ended (milliseconds since 1970), and its checks.
 * @typedef {{ name: string, isPreparation: boolean, startedAt?: number, endedAt?: number, output: string,
 *   results: import('./step-results.mjs').StepResults }} RunStep
 */

const maxDetailLines = 200;
const maxSlowFiles = 10;

/**
 * The line that shows the progress of the run. How many tests a file has is known only once it is loaded, so files are counted.
 * @param {RunStep[]} steps
 * @param {number} startedAt
 */
export function statusLine(steps, startedAt) {
  const sum = (/** @type {(results: import('./step-results.mjs').StepResults) => number} */ count) =>
    steps.reduce((total, { results }) => total + count(results), 0);
  const now = Date.now();
  const files = sum(({ files }) => files);
  const failed = sum(({ failed }) => failed);
  const running = steps.filter(({ startedAt, endedAt }) => startedAt && !endedAt);
  return [
    files > 0 &&
      `${formatCount(sum(({ ended }) => ended))} tests, ${formatCount(sum(({ endedFiles }) => endedFiles))} of ${formatCount(files)} files`,
    failed > 0 && `${formatCount(failed)} failed`,
    `${steps.filter(({ endedAt }) => endedAt).length} of ${steps.length} steps`,
    running.length > 0 &&
      `running: ${running.map((step) => `${step.name} ${formatMinutes(now - (step.startedAt ?? now))}`).join(', ')}`,
    formatMinutes(now - startedAt),
  ]
    .filter(Boolean)
    .join('; ');
}

/**
 * The line of a step that ended.
 * @param {RunStep} step
 */
export function endLine({ name, isPreparation, startedAt = 0, endedAt = 0, results }) {
  const { passed, failed, skipped } = results;
  const counts = [
    passed > 0 && `${formatCount(passed)} passed`,
    failed > 0 && paint('red', `${formatCount(failed)} FAILED`),
    skipped > 0 && `${formatCount(skipped)} skipped`,
  ];
  const verdict = counts.filter(Boolean).join(', ') || (isPreparation ? 'ready' : 'nothing to check');
  return `${name.padEnd(14)} ${verdict} ${paint('dim', `(${formatSeconds(endedAt - startedAt)})`)}`;
}

/**
 * The lines that follow the line of a failed step: its errors, and its output up to a bound.
 * @param {RunStep} step
 */
export function failureLines({ name, output, results }) {
  const lines = output.trim() === '' ? [] : output.trimEnd().split('\n');
  const rest = lines.length - maxDetailLines;
  return [
    ...results.errors.map((error) => paint('red', error)),
    ...lines.slice(0, maxDetailLines),
    ...(rest > 0 ? [`… ${rest} more lines in out/test/${name}.log`] : []),
    '',
  ];
}

/**
 * The lines at the end: the time of each step, the slowest files, what was skipped, and what failed or needed a second try.
 * @param {RunStep[]} steps
 * @param {{ startedAt: number, seed: number }} run
 */
export function summaryLines(steps, { startedAt, seed }) {
  const ran = steps.filter((step) => step.startedAt).sort((a, b) => (a.startedAt ?? 0) - (b.startedAt ?? 0));
  const seconds = (/** @type {number} */ ms) => formatSeconds(ms).padStart(8);
  const files = steps.flatMap(({ results }) => Object.entries(results.fileMs)).sort(([, a], [, b]) => b - a);
  const skipped = steps.flatMap(({ results }) => Object.entries(results.skippedTests));
  /** @type {(title: string, lines: string[]) => string[]} */
  const part = (title, lines) =>
    lines.length > 0 ? ['', title, ...lines.map((line) => `  ${line.replaceAll('\n', '\n    ')}`)] : [];
  return [
    ...part(
      `Steps (start, time; ${formatMinutes(Date.now() - startedAt)} in all)`,
      ran.map((step) => {
        const from = step.startedAt ?? 0;
        return `${seconds(from - startedAt)} ${seconds((step.endedAt ?? Date.now()) - from)}  ${step.name}`;
      }),
    ),
    ...part(
      'Slowest test files',
      files.slice(0, maxSlowFiles).map(([file, ms]) => `${seconds(ms)}  ${file}`),
    ),
    ...part('Skipped', [
      ...skipped.map(([file, count]) => `${file} (${count})`),
      ...steps.flatMap(({ results }) => results.notRun),
    ]),
    ...part(
      'Passed on a later try',
      steps.flatMap(({ results }) => results.secondTries),
    ),
    ...part(
      'Failed',
      steps.flatMap(({ name, results }) => failuresOf(name, results)),
    ),
    '',
    `Seed of the order: ${seed} (npm test -- --seed ${seed})`,
  ];
}

/** @type {(name: string, results: import('./step-results.mjs').StepResults) => string[]} */
const failuresOf = (name, { failed, failures, errors }) => {
  const named = [...failures, ...errors.map((error) => /** @type {string} */ (error.split('\n')[0]))];
  return failed > 0 ? (named.length > 0 ? named : ['see above']).map((failure) => `${name}: ${failure}`) : [];
};
