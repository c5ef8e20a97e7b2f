import { relative } from 'node:path';
import process from 'node:process';
import { writeEvent } from './test-events.mjs';

/** @typedef {import('@playwright/test/reporter').Reporter} Reporter */

/**
 * Reports the tests of a Playwright run to `npm test`.
 * @implements {Reporter}
 */
export default class PlaywrightReporter {
  /**
   * The tests of each file that did not end yet.
   * @type {Map<string, number>}
   */
  #unfinished = new Map();

  /** Beside this reporter another one prints what failed. */
  printsToStdio = () => false;

  /**
   * @param {unknown} _config
   * @param {import('@playwright/test/reporter').Suite} suite
   */
  onBegin(_config, suite) {
    for (const test of suite.allTests()) {
      const { file } = nameOf(test);
      this.#unfinished.set(file, (this.#unfinished.get(file) ?? 0) + 1);
    }
    writeEvent({ kind: 'files', files: this.#unfinished.size });
  }

  /** @param {import('@playwright/test/reporter').TestCase} test */
  onTestBegin(test) {
    writeEvent({ kind: 'started', ...nameOf(test) });
  }

  /**
   * @param {import('@playwright/test/reporter').TestCase} test
   * @param {import('@playwright/test/reporter').TestResult} result
   */
  onTestEnd(test, { status, duration, retry }) {
    const name = nameOf(test);
    writeEvent({ kind: 'time', file: name.file, ms: duration });
    const isLast = status === test.expectedStatus || status === 'skipped' || retry === test.retries || status === 'interrupted';
    if (!isLast) return;
    const outcome = status === 'skipped' ? 'skipped' : status === test.expectedStatus ? 'passed' : 'failed';
    const [first] = test.results;
    writeEvent({ kind: 'ended', ...name, outcome, tries: retry + 1, firstError: first?.error?.stack ?? first?.error?.message });
    const unfinished = (this.#unfinished.get(name.file) ?? 0) - 1;
    this.#unfinished.set(name.file, unfinished);
    if (unfinished === 0) writeEvent({ kind: 'ended', file: name.file, test: '', outcome: 'passed', tries: 1 });
  }

  /** @param {import('@playwright/test/reporter').TestError} error */
  onError({ message }) {
    writeEvent({ kind: 'error', message: message ?? 'an error outside of the tests' });
  }
}

/** @param {import('@playwright/test/reporter').TestCase} test */
const nameOf = (test) => ({
  file: relative(process.cwd(), test.location.file).replaceAll('\\', '/'),
  test: test.titlePath().slice(3).join(' > '),
});
