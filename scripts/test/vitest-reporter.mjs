import { relative } from 'node:path';
import process from 'node:process';
import { writeEvent } from './test-events.mjs';

/** @typedef {import('vitest/node').Reporter} Reporter */

/**
 * Reports the tests of a vitest run to `npm test`.
 * @implements {Reporter}
 */
export default class VitestReporter {
  /** @param {readonly unknown[]} specifications */
  onTestRunStart({ length }) {
    writeEvent({ kind: 'files', files: length });
  }

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleQueued(module) {
    writeEvent({ kind: 'started', file: fileOf(module), test: '' });
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseReady(test) {
    writeEvent({ kind: 'started', file: fileOf(test.module), test: test.fullName });
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    const { state, errors } = test.result();
    writeEvent({
      kind: 'ended',
      file: fileOf(test.module),
      test: test.fullName,
      outcome: state === 'pending' ? 'skipped' : state,
      tries: (test.diagnostic()?.retryCount ?? 0) + 1,
      firstError: errors?.[0]?.stack,
    });
  }

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    const file = fileOf(module);
    const { collectDuration, duration, environmentSetupDuration, prepareDuration, setupDuration } = module.diagnostic();
    writeEvent({
      kind: 'time',
      file,
      ms: collectDuration + duration + environmentSetupDuration + prepareDuration + setupDuration,
    });
    writeEvent({ kind: 'ended', file, test: '', outcome: 'passed', tries: 1 });
    for (const { message } of module.errors()) writeEvent({ kind: 'error', message: `${file}: ${message}` });
  }

  /**
   * @param {readonly unknown[]} _modules
   * @param {readonly { message?: string }[]} errors
   */
  onTestRunEnd(_modules, errors) {
    for (const { message } of errors) writeEvent({ kind: 'error', message: message ?? 'an error outside of the tests' });
  }
}

/** @param {import('vitest/node').TestModule} module */
const fileOf = ({ moduleId }) => relative(process.cwd(), moduleId).replaceAll('\\', '/');
