import { expect, it } from 'vitest';
import { applyMutation, findMutations } from './find-mutations.ts';
import { switchMutations } from './switch-mutations.ts';

const mutants = (text: string) => findMutations('a.ts', text).map((mutation) => applyMutation(text, mutation));

it.each<[string, string[]]>([
  ['const a = (b: number) => b < 3;', ['const a = (b: number) => b <= 3;', 'const a = (b: number) => b < (3 + 1);']],
  ['const a = b && c;', ['const a = b || c;']],
  ['if (a) b();', ['if (!(a)) b();', 'if (a) ;']],
  ['function a() { return true; }', ['function a() { return false; }']],
  ["const a = () => 'b';", ["const a = () => '';"]],
  ['const a = !b;', ['const a = b;']],
  ['interface A { b: 1 | 2 }', []],
  ["import { a } from 'b';", []],
  ['const a = { 1: b, 2: c };', []],
])('%j has these mutants', (text, expected) => expect(mutants(text)).toEqual(expected));

it('switches mutants that contain each other, and bounds loops', () => {
  const text = 'function a() { while (b < 3) c(); if (b) c(); else d(); }';
  const mutations = findMutations('a.ts', text).map((mutation, id) => ({ ...mutation, id }));
  const run = (active: number) => {
    const calls: string[] = [];
    let rounds = 0;
    const scope = {
      globalThis: { mutations: { reach: (id: number) => id === active, tick: () => void rounds++ } },
      b: { valueOf: () => rounds },
      c: () => calls.push('c'),
      d: () => calls.push('d'),
    };
    const body = `with (scope) { ${switchMutations('a.ts', text, mutations)} a(); }`;
    new Function('scope', body)(scope);
    return calls.join(' ');
  };
  expect(run(-1)).toBe('c c c c');
  expect(mutations.map(({ id, kind }) => [kind, run(id)])).toEqual([
    ['condition', 'c'],
    ['boundary', 'c c c c c'],
    ['boundary', 'c c c c c'],
    ['statement', 'c'],
    ['condition', 'c c c d'],
    ['statement', 'c c c'],
    ['statement', 'c c c c'],
  ]);
});
