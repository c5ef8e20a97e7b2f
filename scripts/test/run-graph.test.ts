import { expect, test } from 'vitest';
import { runGraph } from './run-graph.mjs';

interface Step {
  name: string;
  needs?: string[];
  cores: number;
}

/** Runs a graph whose steps end in the order of the calls of `end`, and records what happens. */
function run(steps: Step[], cores: number) {
  const log: string[] = [];
  const ends = new Map<string, (isOk: boolean) => void>();
  const done = runGraph(steps, cores, {
    run: ({ name }) => {
      log.push(`start ${name}`);
      return new Promise((resolve) => ends.set(name, resolve));
    },
    skip: ({ name }, failed) => log.push(`skip ${name} without ${failed.join(', ')}`),
  });
  const end = async (name: string, isOk = true) => {
    log.push(`end ${name}`);
    ends.get(name)!(isOk);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { log, end, done };
}

test('steps run side by side within the cores, each after what it needs', async () => {
  const { log, end, done } = run(
    [
      { name: 'browser', needs: ['build'], cores: 1 },
      { name: 'build', cores: 1 },
      { name: 'types', cores: 1 },
      { name: 'unit', cores: 1 },
    ],
    2,
  );
  expect(log).toEqual(['start build', 'start types']);
  await end('build');
  await end('types');
  await end('browser');
  await end('unit');
  await done;
  expect(log.slice(2)).toEqual(['end build', 'start browser', 'end types', 'start unit', 'end browser', 'end unit']);
});

test('a failed step skips those that need it, also through others', async () => {
  const { log, end, done } = run(
    [
      { name: 'shots', needs: ['browser'], cores: 1 },
      { name: 'build', cores: 1 },
      { name: 'browser', needs: ['build'], cores: 1 },
      { name: 'types', cores: 1 },
    ],
    1,
  );
  await end('build', false);
  await end('types');
  await done;
  expect(log).toEqual([
    'start build',
    'end build',
    'skip browser without build',
    'skip shots without browser',
    'start types',
    'end types',
  ]);
});

test('nothing overtakes a step that waits for cores, and a step that wants more than all runs alone', async () => {
  const { log, end, done } = run(
    [
      { name: 'a', cores: 1 },
      { name: 'large', cores: 8 },
      { name: 'b', cores: 1 },
    ],
    2,
  );
  expect(log).toEqual(['start a']);
  await end('a');
  expect(log.slice(1)).toEqual(['end a', 'start large']);
  await end('large');
  await end('b');
  await done;
});

test('a need that is not part of the run counts as met', async () => {
  const { log, end, done } = run([{ name: 'unit', needs: ['install'], cores: 1 }], 1);
  await end('unit');
  await done;
  expect(log).toEqual(['start unit', 'end unit']);
});

test('steps that need each other are reported', async () => {
  const steps = [
    { name: 'a', needs: ['b'], cores: 1 },
    { name: 'b', needs: ['a'], cores: 1 },
  ];
  await expect(run(steps, 1).done).rejects.toThrow('Steps that need each other: a, b.');
});
