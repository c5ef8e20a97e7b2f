import process from 'node:process';

/**
 * An event of a running step. Reporters write them to standard output as a JSON text sequence (RFC 7464): each one on a line
 * after a record separator. `files` is the number of files with tests, `test` is empty where a file started or ended,
 * `firstError` is the message and stack of a test's first failed try.
 * @typedef {{ kind: 'files', files: number }
 *   | { kind: 'started', file: string, test: string }
 *   | { kind: 'ended', file: string, test: string, outcome: 'passed' | 'failed' | 'skipped', tries: number,
 *     firstError?: string }
 *   | { kind: 'error', message: string }
 *   | { kind: 'time', file: string, ms: number }} TestEvent
 */

const separator = '\u001e';

/** @type {(event: TestEvent) => void} */
export const writeEvent = (event) => void process.stdout.write(`${separator}${JSON.stringify(event)}\n`);

/**
 * Returns a function that takes the output of a step as it arrives, and separates events from text.
 * @param {(event: TestEvent) => void} onEvent
 * @param {(text: string) => void} onText
 * @returns {(chunk: string) => void}
 */
export function readEvents(onEvent, onText) {
  let unfinished = '';
  return (chunk) => {
    const lines = (unfinished + chunk).split('\n');
    unfinished = /** @type {string} */ (lines.pop());
    for (const line of lines) {
      const at = line.indexOf(separator);
      const event = at < 0 ? undefined : parseEvent(line.slice(at + 1));
      onText(event ? line.slice(0, at) : `${line}\n`);
      if (event) onEvent(event);
    }
    // A text without an end of line must not wait for one: the step may end here.
    if (unfinished && !unfinished.includes(separator)) {
      onText(unfinished);
      unfinished = '';
    }
  };
}

/** @type {(json: string) => TestEvent | undefined} */
function parseEvent(json) {
  try {
    return JSON.parse(json);
  } catch {
    return undefined; // A test printed the separator itself.
  }
}
