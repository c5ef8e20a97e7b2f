import { describe, expect, it } from 'vitest';
import { countWords } from '../subtitles/count-words.ts';
import { findChapters } from './chapters.ts';
import { extractAnswer } from './extract-answer.ts';
import { talks } from './fixtures/talks.ts';
import { keyPhrases } from './key-phrases.ts';
import { detectUnitLanguage } from './language.ts';
import { polishTranscript } from './polish-transcript.ts';
import { splitWords } from './split-words.ts';
import { summarize } from './summarize.ts';

describe.each(talks)('a talk in $language', ({ language, sentences, question, answer: place, about }) => {
  const units = sentences.map((text) => ({ text }));
  // Thai doesn't mark where a sentence ends, so what is cut out may be two of them.
  const size = ((language === 'th' ? 2 : 1) * countWords(sentences.join(' '))) / sentences.length;
  const citedWords = (cites: readonly number[]) => splitWords(cites.map((index) => sentences[index]!).join(' '), language);

  it('is detected', () => expect(detectUnitLanguage(units)).toBe(language));

  it('has a summary of whole sentences, each of words of the cited text, in their order', () => {
    const { lines } = summarize(units, { maxWords: 5 * size });
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.length).toBeLessThan(sentences.length);
    for (const { text, cites } of lines) {
      const all = citedWords(cites);
      let from = 0;
      for (const word of splitWords(text, language)) {
        expect(all.slice(from)).toContain(word);
        from = all.indexOf(word, from) + 1;
      }
    }
  });

  it('has two subjects', () => {
    const found = findChapters(units, { count: 2 });
    expect(Math.abs(found[1]!.start - 6)).toBeLessThanOrEqual(1);
    for (const { title } of found) expect(title).toMatch(about);
  });

  it('answers a question with the sentence that contains the answer', () => {
    const { passages, lines } = extractAnswer([{ id: 'talk', units }], question, { maxWords: 2.5 * size });
    expect(passages[0]).toMatchObject({ id: 'talk' });
    expect(lines.flatMap(({ cites }) => cites)).toContain(place);
    for (const { text, cites } of lines) expect(citedWords(cites)).toEqual(expect.arrayContaining(splitWords(text, language)));
  });

  it('returns to its subjects', () => {
    const phrases = keyPhrases(units, { maxCount: 6 });
    expect(phrases.filter(({ text }) => about.test(text)).length).toBeGreaterThanOrEqual(2);
    for (const { text, first } of phrases) expect(sentences[first]!.toLowerCase()).toContain(text.toLowerCase().slice(0, 2));
  });

  it('is polished without losing a sentence', () => {
    const passages = polishTranscript(units);
    expect(passages[0]!.from).toBe(0);
    expect(passages.at(-1)!.to).toBe(sentences.length);
  });
});
