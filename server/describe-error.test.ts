import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { Failure } from '../lib/contract/failure.ts';
import { describeError } from './describe-error.ts';

describe('an error in the log', () => {
  it('of the database has its code and place, and no query, parameter or value', () => {
    const values = { code: '22P02', severity: 'ERROR', table: 'feed_times', detail: 'Key (user_id)=(ada) exists' };
    const refused = Object.assign(new Error('invalid input syntax for type bigint: "ada 1.5"'), values);
    const query = new DrizzleQueryError('insert into feed_times values ($1, $2)', ['ada', 1.5], refused);
    const failure = Object.assign(new Failure('internal', refused.message), { cause: query });
    for (const error of [refused, query, failure]) {
      const text = JSON.stringify(describeError(error));
      expect(text).toContain('22P02');
      expect(text).toContain('feed_times');
      expect(text).toContain('describe-error.test.ts');
      expect(text).not.toMatch(/ada|1\.5|insert into/);
    }
  });

  it('of the program has its message and the place of each cause', () => {
    const error = new TypeError('no list', { cause: new Error('no file') });
    expect(describeError(error)).toMatchObject({ type: 'TypeError', message: 'no list', cause: { message: 'no file' } });
    expect(describeError('broken')).toEqual({ type: 'string', message: 'broken' });
  });
});
