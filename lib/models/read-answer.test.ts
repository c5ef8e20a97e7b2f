import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isClosed, isWhole, readAnswer } from './read-answer.ts';

describe('readAnswer', () => {
  it.each([
    ['as it was asked for', '{"title":"T","points":[{"a":1}]}', [{ a: 1 }]],
    ['in a fence with words around', 'Sure!\n```json\n{"points":[{"a":1}]}\n```\nAnything else?', [{ a: 1 }]],
    ['with a comma too many', '{"points":[{"a":1},]}', [{ a: 1 }]],
    ['with single quotes', `{'points':[{'a':'b "c"'}]}`, [{ a: 'b "c"' }]],
    ['cut in the middle', '{"title":"T","points":[{"a":1},{"a":2,"b":"hal', [{ a: 1 }, { a: 2, b: 'hal' }]],
    ['as a bare list', '[{"a":1}]', [{ a: 1 }]],
    ['in an object of its own', '{"answer":{"points":[{"a":1}]}}', [{ a: 1 }]],
    ['twice', '{"points":[{"a":1}]}\n{"points":[{"a":2}]}', [{ a: 2 }]],
    ['after its schema', '{"type":"object","properties":{"points":{}}}\n{"points":[{"a":1}]}', [{ a: 1 }]],
    ['after a text with brackets', 'I need {points, as [1] says}: "so".\n{\n  "points": [{"a":1}]\n}', [{ a: 1 }]],
    ['after thoughts', '<think>{"points":[]}</think>\n{"items":[{"id":1}]}', [{ id: 1 }]],
  ])('reads an answer %s', (_, text, list) => expect(readAnswer(text)?.list).toEqual(list));

  it.each(['', 'I can’t do that.', '"just a string"', '42', '{"summary":"no list"}', '<think>only thoughts'])(
    'finds no answer in %j',
    (text) => expect(readAnswer(text)).toBeUndefined(),
  );

  it('reads title and questions when they are texts', () => {
    expect(readAnswer('{"title":7,"points":[],"suggestedQuestions":["Why?"]}')).toEqual({
      title: '',
      list: [],
      suggestedQuestions: ['Why?'],
    });
  });

  it('reports an answer as complete when nothing is missing', () => {
    expect(isWhole('```json\n{"points":[]}\n```')).toBe(true);
    expect(isWhole('{"points":[')).toBe(false);
  });

  it.each([
    ['{"items":[{"id":1}]}', true],
    ['Here it is:\n```json\n{"items":[{"id":1}]}\n```\nAnything else?', true],
    ['{"items":[{"id":1},{"id":2,"text":"A tex', false],
    ['No JSON.', false],
  ])('knows whether the last item of %s is whole', (answer, isWhole) => expect(isClosed(answer)).toBe(isWhole));

  it('takes time that grows with the line breaks after an answer', () => {
    expect(readAnswer(`{"points":[]}${'\n'.repeat(300_000)}x`)?.list).toEqual([]);
  });

  it('accepts any text', () => {
    fc.assert(fc.property(fc.string(), (text) => void expect(() => readAnswer(`{"points":[${text}`)).not.toThrow()));
  });
});
