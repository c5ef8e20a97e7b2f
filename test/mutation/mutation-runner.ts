import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node';
import { applyMutation, type Mutation } from './find-mutations.ts';

/** A mutation of one file. */
export interface Mutant extends Mutation {
  /** Path of the file, from the root of the project. */
  path: string;
}

/** `timeout` means that the tests did not end, so that the mutant was noticed as well. */
export type Outcome = 'killed' | 'timeout' | 'survived';

/** Maximum time in which no test ends: a mutant made a loop endless, or waits for what never comes. Longer than a test's own limit. */
const maxSilenceMs = 150_000;

/** Runs tests on a mutant; the file itself stays as it is. One vitest serves all of them: it transforms a module once. */
export class MutationRunner {
  readonly #root: string;
  #vitest: Promise<Vitest>;
  #mutant: Mutant | undefined;
  /** Test files that pass on the code as it is. */
  readonly #sound = new Set<string>();
  /** Test files that fail on the code as it is: they would notice everything, and are left out. */
  readonly unsound = new Map<string, string>();
  /** Called when a file is loaded and when a test ends. */
  #onProgress = () => {};

  constructor(root: string) {
    this.#root = root;
    this.#vitest = this.#start();
  }

  /** Runs the tests beside the file first, and then all that import it. */
  async run(mutant: Mutant): Promise<Outcome> {
    const vitest = await this.#vitest;
    const file = join(this.#root, mutant.path);
    const tests = await vitest.globTestSpecifications();
    const isBeside = ({ moduleId }: TestSpecification) => moduleId.startsWith(`${dirname(file)}/`);
    const beside = tests.filter(isBeside);
    const outcome = await this.#runTests(mutant, beside);
    if (outcome !== 'survived') return outcome;
    (await this.#vitest).config.related = [file];
    const related = await (await this.#vitest).getRelevantTestSpecifications();
    return this.#runTests(
      mutant,
      related.filter((test) => !isBeside(test)),
    );
  }

  async close(): Promise<void> {
    await (await this.#vitest).close();
  }

  /** Runs tests until one fails that passes without the mutant. */
  async #runTests(mutant: Mutant, tests: TestSpecification[]): Promise<Outcome> {
    const sound = tests.filter(({ moduleId }) => !this.unsound.has(moduleId));
    if (sound.length === 0) return 'survived';
    this.#change(await this.#vitest, mutant);
    const failed = await this.#failedFiles(sound);
    this.#change(await this.#vitest, undefined);
    if (failed === 'timeout') return failed;
    for (const file of [...failed.keys()].filter((each) => !this.#sound.has(each))) {
      const again = await this.#failedFiles(sound.filter(({ moduleId }) => moduleId === file));
      if (again !== 'timeout' && again.size === 0) this.#sound.add(file);
      else this.unsound.set(file, again === 'timeout' ? 'it does not end' : [...again.values()].join(', '));
    }
    if ([...failed.keys()].some((file) => this.#sound.has(file))) return 'killed';
    return failed.size > 0 ? this.#runTests(mutant, sound) : 'survived';
  }

  /** Returns the test files that failed, each with its first error. Tests that hang are ended with their vitest. */
  async #failedFiles(tests: TestSpecification[]): Promise<Map<string, string> | 'timeout'> {
    const vitest = await this.#vitest;
    const running = vitest.runTestSpecifications(tests);
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
    if (result === 'timeout') {
      running.catch(() => undefined);
      killWorkers();
      await vitest.close();
      this.#vitest = this.#start();
      return result;
    }
    const failed = new Map(
      result.testModules.filter((module) => module.state() === 'failed').map((module) => [module.moduleId, firstError(module)]),
    );
    const [unhandled] = result.unhandledErrors;
    if (failed.size === 0 && unhandled) failed.set(tests[0]!.moduleId, String((unhandled as Error).message));
    return failed;
  }

  #change(vitest: Vitest, mutant: Mutant | undefined): void {
    const file = (mutant ?? this.#mutant)?.path;
    this.#mutant = mutant;
    if (file) vitest.invalidateFile(join(this.#root, file));
  }

  #start(): Promise<Vitest> {
    return createVitest(
      'test',
      {
        root: this.#root,
        config: false,
        watch: false,
        reporters: [{ onTestModuleCollected: () => this.#onProgress(), onTestCaseResult: () => this.#onProgress() }],
        // The cache knows a file by its own text, and would return the one without the mutation.
        fsModuleCache: false,
        environment: 'node',
        include: ['{lib,server,test}/**/*.test.ts'],
        exclude: [
          '**/*-postgres.integration.test.ts',
          'server/jobs/**',
          'test/{server,e2e,bench,eval,attack,architecture,vocabulary,upgrade}/**',
          '**/node_modules/**',
        ],
        restoreMocks: true,
        unstubGlobals: true,
        isolate: false,
        maxWorkers: 2,
        testTimeout: 60_000,
        hookTimeout: 60_000,
        teardownTimeout: 5000,
        bail: 1,
      },
      {
        plugins: [
          {
            name: 'mutation',
            enforce: 'pre',
            load: (id) => {
              const mutant = this.#mutant;
              if (!mutant || id !== join(this.#root, mutant.path)) return null;
              return applyMutation(readFileSync(id, 'utf8'), mutant);
            },
          },
        ],
      },
    );
  }
}

function firstError(module: TestModule): string {
  const [test] = module.children.allTests('failed');
  return `${test?.fullName ?? 'the file'}: ${(test?.result().errors ?? module.errors())[0]?.message ?? 'no error'}`;
}

/** Ends the processes that run tests: one in an endless loop does not end when vitest is closed. */
const killWorkers = () => spawnSync('pkill', ['-KILL', '-P', String(process.pid), '^node']);
