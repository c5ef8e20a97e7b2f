import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { applyMutation, findMutations } from './find-mutations.ts';
import { type Mutant, MutationRunner, type Outcome } from './mutation-runner.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = ['lib/contract', 'lib/service', 'lib/subtitles', 'lib/transports', 'lib/sync', 'server/oauth'];

const { values } = parseArgs({
  options: { seed: { type: 'string' }, count: { type: 'string' }, only: { type: 'string', multiple: true } },
});
const seed = Number(values.seed ?? randomInt(2 ** 31));
const count = Number(values.count ?? 200);

const mutants = (values.only ?? folders).flatMap((folder) =>
  globSync(`${folder}/**/*.ts`, { cwd: root })
    .filter((path) => !/\.test\.ts$|-suite\.ts$|\/(?:fixtures|testing)\//.test(path))
    .sort()
    .flatMap((path) => findMutations(path, readFileSync(join(root, path), 'utf8')).map((one): Mutant => ({ ...one, path }))),
);
const size = Math.min(count, mutants.length);
const drawing = fc.shuffledSubarray(mutants, { minLength: size, maxLength: size });
const drawn = fc.sample(drawing, { numRuns: 1, seed })[0]!;

function describe({ path, ...mutation }: Mutant): string {
  const text = readFileSync(join(root, path), 'utf8');
  const line = text.slice(0, mutation.start).split('\n').length;
  const lineOf = (source: string) => source.split('\n')[line - 1]!.trim();
  return `${path}:${line} (${mutation.kind})\n  - ${lineOf(text)}\n  + ${lineOf(applyMutation(text, mutation))}`;
}

console.log(`${drawn.length} of ${mutants.length} mutants, drawn with the seed ${seed}`);
const outcomes: Record<Outcome, number> = { killed: 0, timeout: 0, survived: 0 };
const runner = new MutationRunner(root);
for (const [at, mutant] of drawn.entries()) {
  const outcome = await runner.run(mutant);
  outcomes[outcome]++;
  console.log(`${at + 1} of ${drawn.length}: ${outcome} ${outcome === 'killed' ? mutant.path : describe(mutant)}`);
}
await runner.close();
for (const [file, reason] of runner.unsound) console.log(`Left out, because it fails on the code as it is: ${file} (${reason})`);
console.table([{ ...outcomes, 'killed %': Math.round((100 * (drawn.length - outcomes.survived)) / drawn.length) }]);
