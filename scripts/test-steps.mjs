import { readFileSync } from 'node:fs';

/**
 * @typedef {{ passed: number, failed: number, skipped?: number }} Count
 * @typedef {{ name: string, does: string, commands: string[][], needs?: string[], env?: Record<string, string>,
 *   report?: string, count?: (run: { ok: boolean, output: string, report: string }) => Count, shows?: (output: string) => string }} Step
 */

const unitReport = 'out/test/unit.json';
const componentReport = 'out/test/component.json';
const browserReport = 'out/test/browser.json';
const firefoxReport = 'out/test/firefox.json';

/**
 * The steps of `npm test`, in order. `needs` names the steps or installations that a step depends on; `report` is a file that it writes;
 * `count` reads its checks from its output (without it, the step is one check); `shows` returns the text to print on success.
 * @type {Step[]}
 */
export const steps = [
  { name: 'style', does: 'format and lint', commands: [['biome', 'ci', '--colors=off', '.']] },
  { name: 'types-lib', does: 'types of the core, without any host', commands: [['tsc', '-p', 'lib']] },
  {
    name: 'types',
    does: 'types of everything',
    commands: [
      ['wxt', 'prepare'],
      ['tsc', '-p', '.'],
    ],
  },
  { name: 'unused', does: 'unused code', commands: [['knip']] },
  {
    name: 'unit',
    does: 'units, contract, directions',
    needs: ['programs'],
    commands: [['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]],
    report: unitReport,
    count: ({ report }) => countUnits(JSON.parse(report)),
    shows: tablesOf,
  },
  {
    name: 'component',
    does: 'views in a page of Chromium, without the extension',
    needs: ['chromium'],
    commands: [
      [
        'vitest',
        'run',
        '--config=vitest.component.config.ts',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${componentReport}`,
      ],
    ],
    report: componentReport,
    count: ({ report }) => countUnits(JSON.parse(report)),
  },
  { name: 'build', does: 'build for Chrome and Edge', commands: [['wxt', 'build']] },
  { name: 'build-firefox', does: 'build for Firefox', commands: [['wxt', 'build', '-b', 'firefox', '--mv3']] },
  {
    name: 'budgets',
    does: 'sizes and reach of the build',
    needs: ['build'],
    commands: [['node', 'test/budgets.ts']],
    count: ({ output }) => countLastLine(output),
    shows: (output) => output.slice(0, output.trimEnd().lastIndexOf('\n') + 1),
  },
  {
    name: 'firefox-lint',
    does: "Mozilla's linter on the Firefox build",
    needs: ['build-firefox'],
    commands: [['web-ext', 'lint', '--source-dir=.output/firefox-mv3', '--self-hosted', '--no-config-discovery']],
  },
  {
    name: 'browser',
    does: 'the extension in Chromium',
    needs: ['build', 'programs', 'chromium'],
    commands: [['playwright', 'test', '--reporter=line,json']],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
    report: browserReport,
    count: ({ report }) => countBrowser(JSON.parse(report)),
    shows: secondTries,
  },
  {
    name: 'firefox',
    does: 'the extension in Firefox',
    needs: ['build-firefox', 'firefox'],
    commands: [
      [
        'vitest',
        'run',
        '--config=vitest.firefox.config.ts',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${firefoxReport}`,
      ],
    ],
    report: firefoxReport,
    count: ({ report }) => countUnits(JSON.parse(report)),
  },
];

/**
 * A file that could not even be loaded has no tests, and counts as one failure.
 * @type {(report: { numPassedTests: number, numFailedTests: number, numPendingTests: number, testResults: { status: string, assertionResults: unknown[] }[] }) => Count}
 */
const countUnits = ({ numPassedTests, numFailedTests, numPendingTests, testResults }) => {
  const unloaded = testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0);
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length, skipped: numPendingTests };
};

/** @type {(report: { stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }) => Count} */
const countBrowser = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
});

/**
 * The tests that passed on their second try only.
 * @param {string} output
 */
function secondTries(output) {
  return /^ {2}\d+ flaky\n(?: {4}.*\n)*/m.exec(output)?.[0] ?? '';
}

/** @type {(output: string) => Count} */
const countLastLine = (output) => {
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  return { passed: Number(passed ?? 0), failed: Number(failed ?? 0) };
};

/**
 * Returns the checks of a finished step. A failed step has at least one failed check, and so does a step without checks.
 * @type {(step: Step, ok: boolean, output: string) => Count}
 */
export function countChecks({ count, report }, ok, output) {
  if (!count) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  /** @type {Count} */
  let counted = { passed: 0, failed: 0 };
  try {
    counted = count({ ok, output, report: report ? readFileSync(report, 'utf8') : '' });
  } catch {
    // The step ended before it wrote its report.
  }
  const isHollow = counted.failed === 0 && (!ok || counted.passed === 0);
  return isHollow ? { ...counted, failed: 1 } : counted;
}

/**
 * Returns the steps with these names or prefixes, and the steps they need; all steps when no name is given.
 * @type {(names: string[]) => Step[]}
 */
export function chooseSteps(names) {
  const strangers = names.filter((name) => !steps.some((step) => step.name.startsWith(name)));
  if (strangers.length > 0)
    throw new Error(`No step ${strangers.join(', ')}. Steps: ${steps.map(({ name }) => name).join(', ')}.`);
  if (names.length === 0) return steps;
  const exact = (/** @type {string} */ name) => steps.filter((step) => step.name === name);
  const named = names.flatMap((name) =>
    exact(name).length > 0 ? exact(name) : steps.filter((step) => step.name.startsWith(name)),
  );
  const wanted = new Set([...named, ...named.flatMap(({ needs = [] }) => needs.flatMap(exact))]);
  return steps.filter((step) => wanted.has(step));
}

/**
 * The tables that tests print: the sites, and the missing parts of the specification.
 * @param {string} output
 */
function tablesOf(output) {
  const printed = output.split(/^stdout \| /m).slice(1);
  const blocks = printed.filter((block) => /^test\/(?:sites-table|contract)\//.test(block));
  return blocks.map((block) => block.slice(block.indexOf('\n'), block.indexOf('\n\n') + 1)).join('');
}
