import { expect, it } from 'vitest';
import { omitFields } from './omit-fields.ts';

it('omits fields of objects and of entries, and nothing else', () => {
  const answer = { note: 'a', videos: [{ id: 1, note: 'b', detail: { note: 'c', words: [] } }, { id: 2 }], words: [] };
  expect(omitFields(answer, ['words', 'videos[].note', 'videos[].detail.words', 'missing.field'])).toEqual({
    note: 'a',
    videos: [{ id: 1, detail: { note: 'c' } }, { id: 2 }],
  });
  expect(omitFields(answer, [])).toBe(answer);
  expect(omitFields(null, ['a'])).toBeNull();
});
