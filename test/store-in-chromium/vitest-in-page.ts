import { expect } from 'vitest';

/** Stands for vitest where its runner is not: takes the tests of a suite as they are declared. */
export { expect };

export interface SuiteResult {
  passed: number;
  failed: string[];
}

export const tests: { name: string; run: () => unknown }[] = [];
const outer: string[] = [];

export function describe(name: string, declare: () => void): void {
  outer.push(name);
  declare();
  outer.pop();
}

export function it(name: string, run: () => unknown): void {
  tests.push({ name: [...outer, name].join(' › '), run });
}
