/**
 * A step of `npm test`. `needs` are the steps and preparations that it depends on, `cores` is the share of the machine that it
 * keeps busy, `isOnlyInFullRun` excludes it from the quick run, `kind` says how its checks are counted (`checks`: by the last line
 * `N passed, N failed`; without a kind, the step is one check), `tests` matches the files that it runs, and `changed` the changed
 * files for which `npm test -- changed` runs it.
 * @typedef {{ name: string, does: string, commands: string[][], cores: number, needs?: string[], isOnlyInFullRun?: boolean,
 *   kind?: 'vitest' | 'playwright' | 'checks', tests?: RegExp, changed?: RegExp }} Step
 */

/** Each of several checkers reads the types that all files share: four take 1.7 times as much processor time as one. */
const oneChecker = ['--checkers', '1'];

/**
 * The steps of `npm test`. Those that can start do so in this order: the browser's waits for the build and lasts longest, what is
 * quick to fail goes before what is not, and what uses both cores by itself goes last, when no other step is left beside it.
 * @type {Step[]}
 */
export const steps = [
  {
    name: 'build',
    does: 'build for Chrome and Edge',
    cores: 1,
    commands: [
      ['wxt', 'build'],
      ['node', 'scripts/build-web.ts'],
    ],
  },
  { name: 'style', does: 'format and lint', cores: 1, commands: [['biome', 'ci', '--colors=off', '.']], changed: /./ },
  {
    name: 'browser',
    does: 'the extension in Chromium',
    needs: ['build', 'programs', 'chromium'],
    cores: 1,
    kind: 'playwright',
    tests: /^test\/e2e\/.*\.spec\.ts$/,
    changed: /^test\/(e2e|world)\//,
    commands: [['playwright', 'test']],
  },
  {
    name: 'types-lib',
    does: 'types of the core, without any host',
    cores: 1,
    commands: [['tsc', '-p', 'lib', ...oneChecker]],
    changed: /./,
  },
  {
    name: 'types',
    does: 'types of everything',
    cores: 1,
    commands: [
      ['wxt', 'prepare'],
      ['tsc', '-p', '.', ...oneChecker],
    ],
    changed: /./,
  },
  { name: 'unused', does: 'unused code', cores: 1, isOnlyInFullRun: true, commands: [['knip']], changed: /./ },
  {
    name: 'unit',
    does: 'units, contract, directions',
    cores: 1,
    kind: 'vitest',
    tests: /^(?!.*\.(component|integration)\.test\.)(lib|components|entrypoints|server|web|scripts|test)\/.*\.test\.tsx?$/,
    changed: /./,
    commands: [['vitest', 'run', '--project=unit']],
  },
  {
    name: 'component',
    does: 'views in a page of Chromium, without the extension',
    needs: ['chromium'],
    cores: 1,
    kind: 'vitest',
    tests: /^(components|entrypoints)\/.*\.component\.test\.tsx$/,
    changed: /./,
    commands: [['vitest', 'run', '--config=vitest.component.config.ts']],
  },
  { name: 'build-firefox', does: 'build for Firefox', cores: 1, commands: [['wxt', 'build', '-b', 'firefox', '--mv3']] },
  {
    name: 'firefox',
    does: 'the extension in Firefox',
    needs: ['build', 'build-firefox', 'firefox-program'],
    cores: 1,
    kind: 'vitest',
    tests: /^test\/firefox\/.*\.spec\.ts$/,
    changed: /^test\/(firefox|world)\//,
    commands: [['vitest', 'run', '--config=vitest.firefox.config.ts']],
  },
  {
    name: 'integration',
    does: 'servers, databases, processes',
    needs: ['programs'],
    cores: 1,
    kind: 'vitest',
    tests: /\.integration\.test\.ts$/,
    changed: /./,
    commands: [['vitest', 'run', '--project=integration']],
  },
  {
    name: 'budgets',
    does: 'sizes and reach of the build',
    needs: ['build'],
    cores: 1,
    kind: 'checks',
    commands: [['node', 'test/budgets.ts']],
  },
  {
    name: 'firefox-lint',
    does: "Mozilla's linter on the Firefox build",
    needs: ['build-firefox'],
    cores: 1,
    isOnlyInFullRun: true,
    commands: [['web-ext', 'lint', '--source-dir=.output/firefox-mv3', '--self-hosted', '--no-config-discovery']],
  },
];
