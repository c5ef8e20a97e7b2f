import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TestRunner } from 'vitest';

type Test = Parameters<TestRunner['onAfterRetryTask']>[0];

declare global {
  /** The side of the mutations that are switched by `switchMutations`. */
  var mutations: Mutations | undefined;
}
declare module 'vitest' {
  interface TaskMeta {
    /** Ids of the mutants that the test comes to. */
    reached?: number[];
    /** Ids of the mutants with which the test failed, although it can't be repeated: they are to be run again. */
    undecided?: number[];
  }
}

// Tests replace the clock.
const now = performance.now.bind(performance);
const startTimer = setTimeout;

class Mutations {
  readonly reached = new Set<number>();
  #active = -1;
  #deadline = 0;
  #ticks = 0;

  activate(id: number, limitMs: number): void {
    this.#active = id;
    this.#deadline = now() + limitMs;
  }

  deactivate(): void {
    this.#active = -1;
  }

  /** Whether a mutant is active. */
  reach(id: number): boolean {
    if (this.#active < 0) this.reached.add(id);
    return this.#active === id;
  }

  /** Called in each round of a loop. Throws when a mutant has made it endless. */
  tick(): void {
    if (this.#active >= 0 && (this.#ticks++ & 1023) === 0 && now() > this.#deadline) throw new Error('The loop does not end');
  }
}

/** Processor time in milliseconds from which a test is not repeated for each mutant, because another test notices most of them sooner. */
const maxRepeatedMs = 400;

/** Returns the switches of this process: files share it. */
function sharedMutations(): Mutations {
  globalThis.mutations ??= new Mutations();
  return globalThis.mutations;
}

type Attempt = { kind: 'plain' } | { kind: 'mutant' | 'control'; id: number };

/**
 * Runs each test once as it is, and then once with each mutant that it came to and that no other test has noticed. A test that
 * fails with a mutant has noticed it if it passes again without.
 */
export default class MutatingRunner extends TestRunner {
  readonly #folder = process.env.GLOSS_MUTATION_FOLDER!;
  readonly #mutations = sharedMutations();
  #attempt: Attempt = { kind: 'plain' };
  #next: Attempt | undefined;
  #queue: number[] = [];
  #limitMs = 0;
  #startedAt = 0;
  #cpu = process.cpuUsage();

  override async onBeforeRunTask(test: Test): Promise<void> {
    await super.onBeforeRunTask(test);
    this.#next = { kind: 'plain' };
    // Vitest repeats a test, with its hooks, while it fails and this returns true.
    test.retry = { count: 1_000_000, condition: () => this.#next !== undefined };
  }

  override onBeforeTryTask(test: Test, options: { retry: number; repeats: number }): void {
    super.onBeforeTryTask(test, options);
    this.#attempt = this.#next ?? { kind: 'plain' };
    this.#next = undefined;
    if (test.result) test.result.errors = undefined;
    if (this.#attempt.kind === 'plain') this.#mutations.reached.clear();
    if (this.#attempt.kind === 'mutant') {
      writeFileSync(join(this.#folder, `active-${process.pid}`), String(this.#attempt.id));
      this.#mutations.activate(this.#attempt.id, this.#limitMs);
    }
    this.#startedAt = now();
    this.#cpu = process.cpuUsage();
  }

  async runTask(test: Test): Promise<void> {
    const run = TestRunner.getTestFn(test);
    if (this.#attempt.kind !== 'mutant') return void (await run());
    const { promise, reject } = Promise.withResolvers<never>();
    const timer = startTimer(() => reject(new Error('The test does not end')), this.#limitMs);
    await Promise.race([run(), promise]).finally(() => clearTimeout(timer));
  }

  override async onAfterRetryTask(test: Test, options: { retry: number; repeats: number }): Promise<void> {
    await super.onAfterRetryTask(test, options);
    this.#mutations.deactivate();
    const hasFailed = test.result?.state !== 'pass';
    this.#next = this.#nextAttempt(test, hasFailed);
    if (this.#next) throw new Error('The next attempt follows');
  }

  #nextAttempt(test: Test, hasFailed: boolean): Attempt | undefined {
    const attempt = this.#attempt;
    if (attempt.kind === 'plain') {
      if (hasFailed || test.fails || process.cpuUsage(this.#cpu).user > 1000 * maxRepeatedMs) return;
      this.#limitMs = 5000 + 10 * (now() - this.#startedAt);
      this.#queue = [...this.#mutations.reached];
      test.meta.reached = [...this.#queue];
    } else if (attempt.kind === 'mutant' && hasFailed) return { kind: 'control', id: attempt.id };
    else if (attempt.kind === 'control' && hasFailed) {
      test.meta.undecided = [attempt.id, ...this.#queue];
      return;
    } else if (attempt.kind === 'control') {
      writeFileSync(this.#pathOfKill(attempt.id), `${test.file.name}: ${test.fullName}`);
    }
    const id = this.#queue.find((each) => !existsSync(this.#pathOfKill(each)));
    if (id === undefined) return;
    this.#queue = this.#queue.slice(this.#queue.indexOf(id) + 1);
    return { kind: 'mutant', id };
  }

  #pathOfKill(id: number): string {
    return join(this.#folder, `killed-${id}`);
  }
}
