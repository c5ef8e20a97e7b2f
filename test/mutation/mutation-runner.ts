import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createVitest, type TestRunResult, type TestSpecification, type Vitest } from 'vitest/node';
import { applyMutation, type Mutation } from './find-mutations.ts';
import { switchMutations } from './switch-mutations.ts';

/** A mutation of one file. */
export interface Mutant extends Mutation {
  id: number;
  /** Path of the file, from the root of the project. */
  path: string;
}

/** `timeout` means that the tests did not end, so that the mutant was noticed as well. */
export type Outcome = 'killed' | 'timeout' | 'survived';

/** Maximum time in which no test ends: a mutant made a loop endless, or waits for what never comes. */
const maxSilenceMs = 90_000;

/** Runs tests on mutants; the files themselves stay as they are. */
export class MutationRunner {
  readonly #root: string;
  #vitest: Promise<Vitest> | undefined;
  #mutant: Mutant | undefined;
  /** Test files that were seen to pass on the code as it is, or to fail. */
  readonly #isSound = new Map<string, boolean>();
  /** Called when a file is loaded and when a test ends. */
  #onProgress = () => {};

  constructor(root: string) {
    this.#root = root;
  }

  /**
   * Runs tests with all mutants in the code, one of them active at a time: each test as often as mutants that it comes to are
   * left. Returns the noticed ones. Mutants that are evaluated when their module is loaded can't be switched.
   */
  async runSwitched(mutants: readonly Mutant[], tests: readonly string[]): Promise<Map<Mutant, Outcome>> {
    const folder = mkdtempSync(join(tmpdir(), 'gloss-mutation-'));
    process.env.GLOSS_MUTATION_FOLDER = folder;
    const left = new Set(tests);
    const hung = new Set<number>();
    while (left.size > 0) {
      const vitest = await this.#start({
        runner: join(import.meta.dirname, 'mutating-runner.ts'),
        maxWorkers: 2,
        bail: 0,
        load: (path) => {
          const own = mutants.filter((mutant) => mutant.path === path && !hung.has(mutant.id));
          return own.length > 0 ? switchMutations(path, this.#read(path), own) : undefined;
        },
        onFileEnd: (path) => left.delete(path),
      });
      const result = await this.#runWithin(vitest, [...left]);
      if (result !== 'timeout') break;
      for (const file of globSync('active-*', { cwd: folder })) hung.add(Number(readFileSync(join(folder, file), 'utf8')));
      console.log(`Hung with the mutants ${[...hung].join(', ')}; ${left.size} files are left`);
    }
    const outcomes = mutants.flatMap((mutant): [Mutant, Outcome][] => {
      if (existsSync(join(folder, `killed-${mutant.id}`))) return [[mutant, 'killed']];
      return [];
    });
    rmSync(folder, { recursive: true });
    return new Map(outcomes);
  }

  /** Runs tests on one mutant until one of them fails that passes without it. */
  async run(mutant: Mutant, tests: readonly string[]): Promise<Outcome> {
    const sound = tests.filter((path) => this.#isSound.get(path) !== false);
    if (sound.length === 0) return 'survived';
    const result = await this.#runWith(mutant, sound);
    if (result === 'timeout') return result;
    const failed = result.testModules
      .filter((module) => module.state() === 'failed')
      .map(({ moduleId }) => relative(this.#root, moduleId));
    for (const path of failed) {
      if (!this.#isSound.has(path)) this.#isSound.set(path, hasPassed(await this.#runWith(undefined, [path])));
    }
    if (failed.some((path) => this.#isSound.get(path))) return 'killed';
    return failed.length > 0 ? this.run(mutant, sound) : 'survived';
  }

  async close(): Promise<void> {
    await (await this.#vitest)?.close();
  }

  async #runWith(mutant: Mutant | undefined, tests: readonly string[]): Promise<TestRunResult | 'timeout'> {
    this.#vitest ??= this.#start({
      maxWorkers: 1,
      bail: 1,
      load: (path) => (this.#mutant?.path === path ? applyMutation(this.#read(path), this.#mutant) : undefined),
    });
    const vitest = await this.#vitest;
    const changed = [this.#mutant, mutant].flatMap((one) => (one ? [one.path] : []));
    this.#mutant = mutant;
    for (const path of changed) vitest.invalidateFile(join(this.#root, path));
    const result = await this.#runWithin(vitest, tests);
    if (result === 'timeout') this.#vitest = undefined;
    return result;
  }

  /** Runs tests until none has ended for a while. Those that hang are ended with their vitest. */
  async #runWithin(vitest: Vitest, tests: readonly string[]): Promise<TestRunResult | 'timeout'> {
    const [project] = vitest.projects;
    const running = vitest.runTestSpecifications(tests.map((path) => project!.createSpecification(join(this.#root, path))));
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<'timeout'>((resolve) => {
      this.#onProgress = () => {
        clearTimeout(timer);
        timer = setTimeout(() => resolve('timeout'), maxSilenceMs);
      };
      this.#onProgress();
    });
    const result = await Promise.race([running, silence]);
    this.#onProgress = () => {};
    clearTimeout(timer);
    if (result !== 'timeout') return result;
    running.catch(() => undefined);
    killWorkers();
    await vitest.close();
    return result;
  }

  #read(path: string): string {
    return readFileSync(join(this.#root, path), 'utf8');
  }

  #start({ load, onFileEnd, ...config }: Start): Promise<Vitest> {
    return createVitest(
      'test',
      {
        root: this.#root,
        config: false,
        watch: false,
        reporters: [
          {
            onTestModuleCollected: () => this.#onProgress(),
            onTestCaseResult: () => this.#onProgress(),
            onTestModuleEnd: ({ moduleId }) => onFileEnd?.(relative(this.#root, moduleId)),
          },
        ],
        // The cache knows a file by its own text, and would return the one without the mutation.
        fsModuleCache: false,
        environment: 'node',
        include: ['{lib,server,web,entrypoints,test}/**/*.test.ts'],
        sequence: { sequencer: GivenOrder },
        restoreMocks: true,
        unstubGlobals: true,
        isolate: false,
        testTimeout: 60_000,
        hookTimeout: 60_000,
        teardownTimeout: 5000,
        expect: { poll: { timeout: 20_000 } },
        ...config,
      },
      { plugins: [{ name: 'mutation', enforce: 'pre', load: (id) => load(relative(this.#root, id)) ?? null }] },
    );
  }
}

interface Start {
  runner?: string;
  maxWorkers: number;
  bail: number;
  /** Returns the text of a file if it differs from the one on the disk. */
  load(path: string): string | undefined;
  onFileEnd?(path: string): void;
}

const hasPassed = (result: TestRunResult | 'timeout') =>
  result !== 'timeout' && result.unhandledErrors.length === 0 && result.testModules.every((module) => module.ok());

/** Runs files in the order in which they are given. */
class GivenOrder {
  sort = (files: TestSpecification[]) => files;
  shard = (files: TestSpecification[]) => files;
}

/** Ends the processes that run tests: one in an endless loop does not end when vitest is closed. */
const killWorkers = () => spawnSync('pkill', ['-KILL', '-P', String(process.pid), '^node']);
