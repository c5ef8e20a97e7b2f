import { expect, test } from 'vitest';
import type { Step } from '../test-steps.mjs';
import { addEvent, countChecks, emptyResults } from './step-results.mjs';
import { readEvents, type TestEvent } from './test-events.mjs';

const step = (kind?: Step['kind']): Step => ({ name: 'unit', does: '', cores: 1, commands: [], kind });
const file = 'lib/a.test.ts';

/** Reads the output of a step in chunks of a length. */
function read(output: string, length: number) {
  const results = emptyResults();
  let text = '';
  const reader = readEvents(
    (event) => addEvent(results, event),
    (part) => {
      text += part;
    },
  );
  for (let at = 0; at < output.length; at += length) reader(output.slice(at, at + length));
  return { results, text };
}

const firstError =
  'Error: \u001b[31mtwo\u001b[39m\n\nExpected: 1\n    at node_modules/expect.js:1:1\n    at lib/a.test.ts:3:1\n    at x:1:1';
const line = (event: TestEvent) => `\u001e${JSON.stringify(event)}\n`;

test.each([1, 7, 1000])('events are separated from text, in chunks of %i', (length) => {
  const output = [
    'before\n',
    line({ kind: 'files', files: 3 }),
    line({ kind: 'started', file, test: 'first' }),
    'unfinished ',
    line({ kind: 'ended', file, test: 'first', outcome: 'passed', tries: 2, firstError }),
    line({ kind: 'started', file, test: 'second' }),
    line({ kind: 'ended', file, test: 'third', outcome: 'skipped', tries: 1 }),
    line({ kind: 'ended', file, test: '', outcome: 'passed', tries: 1 }),
    line({ kind: 'time', file, ms: 5 }),
    line({ kind: 'time', file, ms: 6 }),
    'after',
  ].join('');
  const { results, text } = read(output, length);
  expect(text).toBe('before\nunfinished after');
  expect(results).toMatchObject({ passed: 1, skipped: 1, ended: 2, files: 3, endedFiles: 1, fileMs: { [file]: 11 } });
  expect(results.secondTries).toEqual([`${file} > first (try 2)\nError: two\nExpected: 1\n    at lib/a.test.ts:3:1`]);
  expect([...results.running]).toEqual([`${file} > second`]);
  expect(results.skippedTests).toEqual({ [file]: 1 });
});

test('a line of a test that only looks like an event is text', () => {
  expect(read('\u001enot json\n', 1000).text).toBe('\u001enot json\n');
});

/** Returns the checks of a step that ended. */
function count(kind: Step['kind'], isOk: boolean, output: string, events: TestEvent[] = []) {
  const results = emptyResults();
  for (const event of events) addEvent(results, event);
  countChecks(step(kind), { isOk, output, results });
  return results;
}

test('a step without tests is one check', () => {
  expect(count(undefined, true, '')).toMatchObject({ passed: 1, failed: 0 });
  expect(count(undefined, false, '')).toMatchObject({ passed: 0, failed: 1 });
});

test('checks are counted by the last line', () => {
  expect(count('checks', false, 'a table\n\n6 passed, 2 failed\n')).toMatchObject({ passed: 6, failed: 2 });
  expect(count('checks', true, 'it printed nothing else')).toMatchObject({ passed: 0, failed: 1 });
});

test('a step that ran no test did not pass', () => {
  expect(count('vitest', true, '')).toMatchObject({ failed: 1, errors: ['Nothing ran.'] });
  const skipped: TestEvent = { kind: 'ended', file, test: 'first', outcome: 'skipped', tries: 1 };
  expect(count('vitest', true, '', [skipped])).toMatchObject({ failed: 1, errors: ['Nothing ran: all was skipped.'] });
});

test('a step that ended with an error has a failure, also when its tests passed', () => {
  const passed: TestEvent = { kind: 'ended', file, test: 'first', outcome: 'passed', tries: 1 };
  expect(count('vitest', false, '', [passed])).toMatchObject({ passed: 1, failed: 1 });
  expect(count('vitest', false, '', [passed, { kind: 'error', message: 'late' }])).toMatchObject({ failed: 1, errors: ['late'] });
});

test('what a runner says that it did not run is kept for the summary', () => {
  expect(count(undefined, true, 'a\nNot run: test/server. PostgreSQL is missing.\nb').notRun).toEqual([
    'Not run: test/server. PostgreSQL is missing.',
  ]);
});
