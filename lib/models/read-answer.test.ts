import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWhole, readAnswer } from './read-answer.ts';

describe('an answer', () => {
  it.each([
    ['as it was asked for', '{"title":"T","points":[{"a":1}]}', [{ a: 1 }]],
    ['in a fence with words around', 'Sure!\n```json\n{"points":[{"a":1}]}\n```\nAnything else?', [{ a: 1 }]],
    ['with a comma too many', '{"points":[{"a":1},]}', [{ a: 1 }]],
    ['with single quotes', `{'points':[{'a':'b "c"'}]}`, [{ a: 'b "c"' }]],
    ['cut in the middle', '{"title":"T","points":[{"a":1},{"a":2,"b":"hal', [{ a: 1 }, { a: 2, b: 'hal' }]],
    ['as a bare list', '[{"a":1}]', [{ a: 1 }]],
    ['after thoughts', '<think>{"points":[]}</think>\n{"items":[{"id":1}]}', [{ id: 1 }]],
  ])('is read %s', (_, text, list) => expect(readAnswer(text)?.list).toEqual(list));

  it.each(['', 'I can’t do that.', '"just a string"', '42', '{"summary":"no list"}', '<think>only thoughts'])(
    'is not found in %j',
    (text) => expect(readAnswer(text)).toBeUndefined(),
  );

  it('has a title and questions where they are texts', () => {
    expect(readAnswer('{"title":7,"points":[],"suggestedQuestions":["Why?"]}')).toEqual({
      title: '',
      list: [],
      suggestedQuestions: ['Why?'],
    });
  });

  it('is whole when nothing is missing', () => {
    expect(isWhole('```json\n{"points":[]}\n```')).toBe(true);
    expect(isWhole('{"points":[')).toBe(false);
  });

  it('may be anything', () => {
    fc.assert(fc.property(fc.string(), (text) => void readAnswer(`{"points":[${text}`)));
  });
});
