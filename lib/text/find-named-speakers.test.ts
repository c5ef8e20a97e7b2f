import { describe, expect, it } from 'vitest';
import { findNamedSpeakers } from './find-named-speakers.ts';

const meeting = new Set(['Professor A', 'PhD B', 'PhD C', 'Kirsty Williams AM', 'Project Manager', 'Marketing', '王总', 'I']);

describe('findNamedSpeakers', () => {
  it.each([
    ['What did Kirsty Williams say about schools?', ['Kirsty Williams AM']],
    ['What did Williams say about schools?', ['Kirsty Williams AM']],
    ['Why did C doubt it?', ['PhD C']],
    ['What did PhD C think?', ['PhD C']],
    ['What did the marketing suggest?', ['Marketing']],
    ['What was said about the project?', []],
    ['What did the PhD students say?', []],
    ['A plan was made: which?', []],
    ['What should I do?', []],
    ['王总 怎么看？', ['王总']],
    ['', []],
  ])('%s', (question, speakers) => {
    expect([...findNamedSpeakers(question, meeting)]).toEqual(speakers);
  });

  it('returns no one without speakers', () => expect(findNamedSpeakers('Who?', new Set())).toEqual(new Set()));
});
