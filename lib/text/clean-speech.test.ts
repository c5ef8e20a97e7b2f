import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanSpeech, removeLeadWords } from './clean-speech.ts';
import { splitWords } from './split-words.ts';

describe('cleanSpeech', () => {
  it.each([
    ['Um, so we have we have the, uh, plan.', 'So we have the, plan.'],
    ['make sure that th- your mike is on', 'make sure that your mike is on'],
    ['and y you need th the plan', 'and you need the plan'],
    ['I mean, it is, you know, very very good, okay?', 'It is, very very good?'],
    ['Do you know what kind of thing it is?', 'Do you know what kind of thing it is?'],
    ['"Hello there," he said.', '"Hello there," he said.'],
    ['the well-known U.S. rate of 3.5% on $40', 'the well-known U.S. rate of 3.5% on $40'],
    ['No. No.', 'No. No.'],
    ['You we need about a gig.', 'We need about a gig.'],
    ['You, he and I know what we need.', 'You, he and I know what we need.'],
    ['Uh, yeah.', ''],
  ])('%j', (spoken, cleaned) => {
    expect(cleanSpeech(spoken, 'en')).toBe(cleaned);
  });

  it('cleans other languages by their own fillers', () => {
    expect(cleanSpeech('嗯，我们呃讨论这个问题，对吧，好好好好的。', 'zh')).toBe('我们讨论这个问题，好的。');
    expect(cleanSpeech('えーと、今日はあのー天気がいいです。', 'ja')).toBe('今日は天気がいいです。');
    expect(cleanSpeech('Das ist äh ein ein Test.', 'de')).toBe('Das ist ein Test.');
    expect(cleanSpeech('orang orang datang', 'id')).toBe('orang orang datang');
  });

  it('drops the connective at the start of a sentence, but not a short sentence', () => {
    expect(removeLeadWords('So, but I think that it is a good idea.', 'en')).toBe('I think that it is a good idea.');
    expect(removeLeadWords('So it is good.', 'en')).toBe('So it is good.');
    expect(removeLeadWords('然后我们讨论这个问题。', 'zh')).toBe('我们讨论这个问题。');
  });

  it('only ever omits words', () => {
    const word = fc.constantFrom(
      'um',
      'so',
      'you know',
      'the',
      'the',
      'plan',
      'I',
      'th-',
      'w',
      'we',
      '3.5',
      'yeah',
      '"no"',
      'étude',
      'ß',
      'İ',
    );
    const text = fc
      .array(fc.tuple(word, fc.constantFrom(' ', ', ', '. ', '? ', ' - ', '... ', ' (')))
      .map((all) => all.flat().join(''));
    fc.assert(
      fc.property(text, fc.constantFrom('en', 'de', 'tr', ''), (spoken, language) => {
        const rest = splitWords(spoken, language)[Symbol.iterator]();
        for (const remaining of splitWords(removeLeadWords(cleanSpeech(spoken, language), language), language)) {
          let next = rest.next();
          while (!next.done && next.value !== remaining) next = rest.next();
          expect(next.done).toBe(false);
        }
      }),
      { numRuns: 500 },
    );
  });

  it.each([':', ' :', ',:', '!'])('takes time that grows with the length of %j', (part) => {
    const text = `Well${part.repeat(300_000 / part.length)}b`;
    expect(cleanSpeech(text, 'en')).toContain('Well');
  });
});
