import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { type SqliteRow, writeSqlite } from './sqlite-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'gloss-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sql = 'CREATE TABLE texts (id integer primary key, first, second)';
const value = fc.oneof(
  fc.constant(null),
  fc.maxSafeInteger(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).filter((number) => !Number.isInteger(number)),
  fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\0', '')),
  // Around the lengths from which a record needs one overflow page, and several.
  fc.oneof(fc.integer({ min: 3900, max: 4200 }), fc.integer({ min: 8000, max: 20_000 })).map((length) => 'x'.repeat(length)),
);

/** Writes the rows and returns what SQLite reads, with its verdict on the file. */
function readBack(rows: readonly SqliteRow[]) {
  const path = join(folder, 'file');
  writeFileSync(path, writeSqlite([{ name: 'texts', sql, rows }]));
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const [verdict] = database.prepare('pragma integrity_check').all();
    const found = database.prepare('select * from texts order by id').all();
    return { verdict: verdict?.integrity_check, rows: found.map(({ id, first, second }) => [id, first, second]) };
  } finally {
    database.close();
  }
}

it('writes files that SQLite reads', () => {
  const rows = fc
    .array(fc.tuple(fc.integer({ min: 1, max: 2 ** 45 }), value, value), { maxLength: 60 })
    .map((all) => [...new Map(all.map((row) => [row[0], row])).values()].sort((a, b) => a[0] - b[0]));
  fc.assert(
    fc.property(rows, (written) => {
      expect(readBack(written)).toEqual({ verdict: 'ok', rows: written });
    }),
    { numRuns: 60 },
  );
});

it('leaves no interior page with one child, which has no cell', () => {
  // A leaf for each row, and one leaf more than the cells of an interior page and its rightmost child.
  const rows = Array.from({ length: 341 }, (_, at): SqliteRow => [2 ** 40 + at, 'x'.repeat(3000), at]);
  expect(readBack(rows)).toEqual({ verdict: 'ok', rows });
});

it('writes trees of several levels', () => {
  const rows = Array.from({ length: 12_000 }, (_, at): SqliteRow => [2 ** 40 + at, `row ${at} ${'x'.repeat(at % 200)}`, at / 3]);
  const { verdict, rows: found } = readBack(rows);
  expect(verdict).toBe('ok');
  expect(found).toEqual(rows);
});
