import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { explainOpenError } from './explain-open-error.ts';

const withCode = (code: string) => Object.assign(new Error(`${code}: as the system says it`), { code });
const url = 'postgres://ada:secret@db.example:5433/gloss';

describe('an error of opening a database', () => {
  it.each([
    ['EACCES', /^The folder \/data can’t be written to\..+GLOSS_DATA_DIR/],
    ['EROFS', /^The folder \/data can’t be written to\./],
    ['ENOENT', /^The folder \/data can’t be written to\./],
    ['ENOTDIR', /^\/data is a file/],
    ['ENOSPC', /^The disk of \/data is full/],
  ])('%s with a folder names it and says how to go on', (code, text) => {
    expect(explainOpenError(withCode(code), { directory: '/data' })).toMatchObject({ message: expect.stringMatching(text) });
  });

  it.each([
    ['ECONNREFUSED', /db\.example:5433\/gloss can’t be reached\. Start it/],
    ['28P01', /refuses the user or the password/],
    ['3D000', /has no database db\.example:5433\/gloss\. Create an empty one/],
    ['42501', /may not create tables/],
    ['53300', /no connection left/],
    ['57P03', /Try again/],
  ])('%s with a server names it without its password', (code, text) => {
    const error = new DrizzleQueryError('create table "users"\n(…)', [], withCode(code));
    const { message } = explainOpenError(error, { url, directory: '/data' }) as Error;
    expect(message).toMatch(text);
    expect(message).not.toMatch(/secret|\n/);
  });

  it('that has no explanation stays as it is', () => {
    const error = new Error('A newer Gloss has migrated this database');
    expect(explainOpenError(error, { directory: '/data' })).toBe(error);
    expect(explainOpenError(error, { url, directory: '/data' })).toBe(error);
  });
});
