import { stripVTControlCharacters } from 'node:util';

/** Lines of an error's message in the summary. */
const maxErrorLines = 6;

/**
 * The checks of a step. `ended` counts all tests that ended, and `endedFiles` those of the `files` with tests; `running` are the
 * tests that did not end, by file and name; `notRun` are lines that say what could not run.
 * @typedef {{ passed: number, failed: number, skipped: number, ended: number, files: number, endedFiles: number,
 *   errors: string[], failures: string[], secondTries: string[], notRun: string[], skippedTests: Record<string, number>, running: Set<string>,
 *   fileMs: Record<string, number> }} StepResults
 */

/** @returns {StepResults} */
export const emptyResults = () => ({
  passed: 0,
  failed: 0,
  skipped: 0,
  ended: 0,
  files: 0,
  endedFiles: 0,
  errors: [],
  failures: [],
  secondTries: [],
  notRun: [],
  skippedTests: {},
  running: new Set(),
  fileMs: {},
});

/**
 * Adds an event to the results of its step.
 * @param {StepResults} results
 * @param {import('./test-events.mjs').TestEvent} event
 */
export function addEvent(results, event) {
  if (event.kind === 'files') {
    results.files = event.files;
  } else if (event.kind === 'time') {
    results.fileMs[event.file] = (results.fileMs[event.file] ?? 0) + event.ms;
  } else if (event.kind === 'error') {
    results.errors.push(event.message);
    results.failed++;
  } else {
    const name = nameOf(event);
    if (event.kind === 'started') results.running.add(name);
    else results.running.delete(name);
    if (event.kind !== 'ended') return;
    if (event.test) addOutcome(results, event, name);
    else results.endedFiles++;
  }
}

/** @type {(results: StepResults, event: Extract<import('./test-events.mjs').TestEvent, { kind: 'ended' }>, name: string) => void} */
function addOutcome(results, { file, outcome, tries, firstError }, name) {
  results.ended++;
  results[outcome]++;
  if (outcome === 'failed') results.failures.push(name);
  if (outcome === 'skipped') results.skippedTests[file] = (results.skippedTests[file] ?? 0) + 1;
  if (outcome === 'passed' && tries > 1)
    results.secondTries.push([`${name} (try ${tries})`, ...shortError(firstError)].join('\n'));
}

/** Returns the first lines of an error's message, and the place in a test where it was thrown, without colors. */
function shortError(error = '') {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim());
  const isPlace = (/** @type {string} */ line) => /^\s+at /.test(line);
  const place = lines.find((line) => isPlace(line) && !line.includes('node_modules'));
  return [...lines.filter((line) => !isPlace(line)).slice(0, maxErrorLines), ...(place ? [place] : [])];
}

/** @type {(event: { file: string, test: string }) => string} */
const nameOf = ({ file, test }) => (test ? `${file} > ${test}` : file);

/**
 * Counts the checks of a step that ended, by its kind. A step that ended with an error has at least one failed check, and so
 * does a step without a check, unless it ran only what changed.
 * @param {import('./choose-steps.mjs').ChosenStep} step
 * @param {{ isOk: boolean, output: string, results: StepResults }} run
 */
export function countChecks({ kind, revision }, { isOk, output, results }) {
  results.notRun = output.match(/^Not run: .*$/gm) ?? [];
  if (!kind) results.passed = isOk ? 1 : 0;
  if (kind === 'checks') {
    const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
    results.passed = Number(passed ?? 0);
    results.failed = Number(failed ?? 0);
  }
  if (results.failed > 0) return;
  // A change may touch no test of a step.
  if (isOk && revision && results.skipped === 0) return;
  if (isOk && results.passed === 0) results.errors.push(results.skipped > 0 ? 'Nothing ran: all was skipped.' : 'Nothing ran.');
  if (!isOk || results.passed === 0) results.failed = 1;
}
