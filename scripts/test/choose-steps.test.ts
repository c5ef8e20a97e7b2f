import { expect, test } from 'vitest';
import { steps } from '../test-steps.mjs';
import { addOptions } from './add-options.mjs';
import { chooseChanged, chooseSteps, readArguments, stepsOfRun } from './choose-steps.mjs';

const repository = [
  'components/ask/answer.component.test.tsx',
  'components/ask/answer.test.ts',
  'components/ask/answer.tsx',
  'lib/sync/merge.test.ts',
  'lib/sync/merge.ts',
  'lib/sync-lock.test.ts',
  'server/media/ffmpeg.integration.test.ts',
  'test/e2e/notes.spec.ts',
  'test/firefox/main-job.spec.ts',
];
const options = { isFull: true, seed: 7, isSeedGiven: true, retries: 0, quietLimitS: 300 };

const choose = (...names: string[]) => chooseSteps(names, steps, () => repository);
const namesOf = (chosen: { name: string }[]) => chosen.map(({ name }) => name);
const filesOf = (...names: string[]) =>
  Object.fromEntries(choose(...names).flatMap(({ name, files }) => (files ? [[name, files]] : [])));

test('without a name all steps are chosen', () => {
  expect(choose()).toEqual(steps);
});

test('the full run has all steps, the quick one all but those that only the full run has', () => {
  expect(stepsOfRun(steps, { isFull: true })).toEqual(steps);
  const left = steps.filter((step) => !stepsOfRun(steps, { isFull: false }).includes(step));
  expect(namesOf(left)).toEqual(['unused', 'firefox-lint']);
});

test('a step is chosen by its name or a prefix, with the steps that it needs', () => {
  expect(namesOf(choose('budgets'))).toEqual(['build', 'budgets']);
  expect(namesOf(choose('build'))).toEqual(['build']);
  expect(namesOf(choose('comp', 'unused'))).toEqual(['unused', 'component']);
});

test('a file goes to the one step that runs it', () => {
  expect(filesOf('lib/sync/merge.test.ts')).toEqual({ unit: ['lib/sync/merge.test.ts'] });
  expect(filesOf('./server/media/ffmpeg.integration.test.ts')).toEqual({
    integration: ['server/media/ffmpeg.integration.test.ts'],
  });
  expect(filesOf('components/ask/answer.component.test.tsx')).toEqual({
    component: ['components/ask/answer.component.test.tsx'],
  });
  expect(filesOf('test/e2e/notes.spec.ts')).toEqual({ browser: ['test/e2e/notes.spec.ts'] });
  expect(filesOf('test/firefox/main-job.spec.ts')).toEqual({ firefox: ['test/firefox/main-job.spec.ts'] });
});

test('a folder goes to all steps with tests in it, and not to a folder whose name begins the same', () => {
  expect(filesOf('components/ask')).toEqual({ unit: ['components/ask/'], component: ['components/ask/'] });
  expect(filesOf('lib/sync/')).toEqual({ unit: ['lib/sync/'] });
});

test('several files of one step run together, and a whole step includes its files', () => {
  expect(filesOf('lib/sync/merge.test.ts', 'lib/sync-lock.test.ts')).toEqual({
    unit: ['lib/sync/merge.test.ts', 'lib/sync-lock.test.ts'],
  });
  expect(filesOf('unit', 'lib/sync/merge.test.ts')).toEqual({});
  expect(filesOf('lib/sync/merge.test.ts', 'unit')).toEqual({});
});

test('a wrong name lists the steps, and a file without a test names the remedy', () => {
  expect(() => choose('units')).toThrow(/^No step, file or folder units\. Steps: build, .*unit, .*firefox-lint\.$/);
  expect(() => choose('lib/sync/merge.ts')).toThrow('lib/sync/merge.ts holds no test. "npm test -- changed"');
});

test('a change is checked by the static steps and by the tests that it reaches', () => {
  const ofUnit = chooseChanged(['lib/sync/merge.ts'], 'main', steps);
  expect(namesOf(ofUnit)).toEqual(['style', 'types-lib', 'types', 'unused', 'unit', 'component', 'integration']);
  expect(ofUnit.find(({ name }) => name === 'unit')?.revision).toBe('main');
  expect(namesOf(chooseChanged(['test/e2e/notes.spec.ts'], 'main', steps))).toContain('browser');
  expect(chooseChanged([], 'main', steps)).toEqual([]);
});

test('seed, second tries and files are passed on', () => {
  const commandOf = (name: string) => addOptions(choose(name)[0]!, options).commands.at(-1)!.slice(2);
  expect(commandOf('lib/sync/merge.test.ts')).toEqual([
    '--project=unit',
    '--reporter=minimal',
    '--reporter=./scripts/test/vitest-reporter.mjs',
    '--sequence.seed=7',
    '--retry=0',
    'lib/sync/merge.test.ts',
  ]);
  const browser = choose('test/e2e/notes.spec.ts').find(({ name }) => name === 'browser')!;
  expect(addOptions(browser, options).commands.at(-1)!.slice(2)).toEqual([
    '--reporter=failures,./scripts/test/playwright-reporter.mjs',
    '--shuffle=7',
    '--retries=0',
    'test/e2e/notes\\.spec\\.ts',
  ]);
});

test('arguments are read, and wrong ones are named', () => {
  expect(readArguments(['unit', '--seed', '7', '--retries=0', '--limit', '20'])).toEqual({
    names: ['unit'],
    isFull: true,
    seed: 7,
    isSeedGiven: true,
    retries: 0,
    quietLimitS: 20,
  });
  expect(readArguments([])).toMatchObject({ names: [], isFull: false, isSeedGiven: false, quietLimitS: 300 });
  expect(readArguments(['--full'])).toMatchObject({ names: [], isFull: true });
  expect(() => readArguments(['--seed', 'x'])).toThrow('--seed is x, which is not a whole number.');
  expect(() => readArguments(['--speed', '7'])).toThrow(/^Unknown option '--speed'\. Options: --full, --seed NUMBER/);
});
