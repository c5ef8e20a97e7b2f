import { expect, it } from 'vitest';
import { operations } from '../contract/index.ts';
import type { OperationTable } from '../contract/operation.ts';
import { toJsonSchema } from './json-schema.ts';
import { maxBodyBytes } from './max-body-bytes.ts';

const table: OperationTable = operations;
const limitOf = (name: string) => {
  const { schema, named } = toJsonSchema(table[name]!.input, 'input');
  return maxBodyBytes(schema, named);
};

it('only operations that take files, records or transcripts accept the largest bodies', () => {
  const posts = Object.keys(table).filter((name) => table[name]!.http.startsWith('POST '));
  const large = posts.filter((name) => limitOf(name) === 32 * 1024 * 1024);
  expect(large.toSorted()).toEqual(['addToImport', 'importSubscriptions', 'submitCues', 'writeUnits']);
});

it('a note of half a million characters fits in any encoding', () => {
  const body = JSON.stringify({ contentId: 'a', text: '\\u0041'.repeat(500_000), basedOn: '2026-11-23T00:00:00.000Z' });
  expect(limitOf('updateNote')).toBeGreaterThan(500_000 * 6);
  expect(limitOf('updateNote')).toBeLessThan(2 * body.length);
});
