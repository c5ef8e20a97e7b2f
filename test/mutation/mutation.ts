import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { applyMutation, findMutations } from './find-mutations.ts';
import { ImportGraph } from './import-graph.ts';
import { type Mutant, MutationRunner, type Outcome } from './mutation-runner.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Maximum unit test files for a mutant, the nearest ones: while it is switched on, and when it is run alone. */
const nearest = { switched: 12, alone: 6 };
const folders = ['lib/contract', 'lib/service', 'lib/subtitles', 'lib/transports', 'lib/sync', 'server/oauth'];
/** Tests that read sources, need PostgreSQL, a browser or a build, or last long, are no help here. */
const isExcluded = (path: string) =>
  /(?:-postgres\.integration|\.component)\.test\.ts$|^server\/jobs\/|^test\/(?:[^/]+$|(?:server|e2e|bench|eval|attack|architecture|vocabulary|upgrade)\/)/.test(
    path,
  );

const { values } = parseArgs({
  options: { seed: { type: 'string' }, count: { type: 'string' }, only: { type: 'string', multiple: true } },
});
const seed = Number(values.seed ?? randomInt(2 ** 31));
const count = Number(values.count ?? 200);

const mutants = (values.only ?? folders)
  .flatMap((folder) =>
    globSync(`${folder}/**/*.ts`, { cwd: root })
      .filter((path) => !/\.test\.ts$|-suite\.ts$|\/(?:fixtures|testing)\//.test(path))
      .sort()
      .flatMap((path) => findMutations(path, readFileSync(join(root, path), 'utf8')).map((one) => ({ ...one, path }))),
  )
  .map((one, id): Mutant => ({ ...one, id }));
const size = Math.min(count, mutants.length);
const drawing = fc.shuffledSubarray(mutants, { minLength: size, maxLength: size });
const drawn = fc.sample(drawing, { numRuns: 1, seed })[0]!;
console.log(`${drawn.length} of ${mutants.length} mutants, drawn with the seed ${seed}`);

const graph = new ImportGraph(root);
/** The test that reads every schema of the contract, without importing their files by name. */
const testOfSchemas = 'test/contract/limits.test.ts';
/** The nearest test files that import a file, and those in its folder that start a server or a database. */
function testsOf({ path }: Mutant, max: number): string[] {
  const tests = graph.importersOf(path).filter((test) => test.endsWith('.test.ts') && !isExcluded(test));
  if (path.startsWith('lib/contract/')) tests.unshift(testOfSchemas);
  const isIntegration = (test: string) => test.endsWith('.integration.test.ts');
  return [
    ...tests.filter((test) => !isIntegration(test)).slice(0, max),
    ...tests.filter((test) => isIntegration(test) && dirname(test) === dirname(path)),
  ];
}
const outcomes = new Map<Mutant, Outcome>();
const isNoticed = (mutant: Mutant) => ['killed', 'timeout'].includes(outcomes.get(mutant) ?? '');
const runner = new MutationRunner(root);

const switchable = drawn.filter(({ isInFunction }) => isInFunction);
const near = [...new Set(switchable.flatMap((mutant) => testsOf(mutant, nearest.switched)))];
console.log(`${switchable.length} of them are switched on one after the other in ${near.length} test files`);
for (const [mutant, outcome] of await runner.runSwitched(switchable, near)) outcomes.set(mutant, outcome);

// What is evaluated when its module is loaded can't be switched; for the others, this finds what a test has stored meanwhile.
const left = drawn.filter((mutant) => !isNoticed(mutant)).sort((a, b) => Number(a.isInFunction) - Number(b.isInFunction));
console.log(`${left.length} are run alone:`);
for (const mutant of left) console.log(describe(mutant));
for (const [at, mutant] of left.entries()) {
  outcomes.set(mutant, await runner.run(mutant, testsOf(mutant, nearest.alone)));
  console.log(`${at + 1} of ${left.length}: ${outcomes.get(mutant)} ${describe(mutant)}`);
}
await runner.close();

function describe({ path, ...mutation }: Mutant): string {
  const text = readFileSync(join(root, path), 'utf8');
  const line = text.slice(0, mutation.start).split('\n').length;
  const lineOf = (source: string) => source.split('\n')[line - 1]!.trim();
  return `${path}:${line} (${mutation.kind})\n  - ${lineOf(text)}\n  + ${lineOf(applyMutation(text, mutation))}`;
}

function summarize(all: readonly Mutant[]) {
  const counts = { killed: 0, timeout: 0, survived: 0 };
  for (const mutant of all) counts[outcomes.get(mutant)!]++;
  return { mutants: all.length, ...counts, 'noticed %': Math.round((1000 * all.filter(isNoticed).length) / all.length) / 10 };
}
const rows = folders.map((folder) => [folder, drawn.filter(({ path }) => path.startsWith(`${folder}/`))] as const);
console.table({
  ...Object.fromEntries(rows.filter(([, all]) => all.length > 0).map(([folder, all]) => [folder, summarize(all)])),
  all: summarize(drawn),
});
