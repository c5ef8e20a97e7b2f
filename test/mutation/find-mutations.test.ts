import { expect, it } from 'vitest';
import { applyMutation, findMutations } from './find-mutations.ts';

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
])('%j has these mutants', (text, expected) => expect(mutants(text)).toEqual(expected));
