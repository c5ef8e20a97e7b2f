import { describe, expect, it } from 'vitest';
import { talk, talkCues, talkInChinese } from './fixtures/talk.ts';
import { splitWords } from './split-words.ts';
import { summarize, summaryLength } from './summarize.ts';
import type { TextUnit } from './text-unit.ts';

const units = talk.split('\n').map((text) => ({ text }));

/** Whether the words of every line occur, in order, in the units that it cites. */
function faultyLines(source: readonly TextUnit[], { language, lines }: ReturnType<typeof summarize>) {
  return lines.filter(({ text, cites }) => {
    const citedWords = splitWords(cites.map((index) => source[index]!.text).join(' '), language);
    let place = 0;
    for (const word of splitWords(text, language)) {
      place = citedWords.indexOf(word, place) + 1;
      if (place === 0) return true;
    }
    return cites.length === 0;
  });
}

describe('summarize', () => {
  it('selects whole sentences, in order, within the budget', () => {
    const summary = summarize(units, { maxWords: 90 });
    expect(summary.language).toBe('en');
    expect(summary.lines.map(({ cites }) => cites)).toEqual(
      [...summary.lines.map(({ cites }) => cites)].sort((a, b) => a[0]! - b[0]!),
    );
    const text = summary.lines.map((line) => line.text).join(' ');
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(90);
    expect(text.split(/\s+/).length).toBeGreaterThan(75);
    for (const line of summary.lines) expect(line.text).toMatch(/^[A-Z].*\.$/);
    expect(faultyLines(units, summary)).toEqual([]);
  });

  it('cites the cues that contain each line', () => {
    const cues = talkCues();
    const summary = summarize(cues, { detailLevel: 1000 });
    expect(summary.lines.length).toBeGreaterThan(3);
    expect(faultyLines(cues, summary)).toEqual([]);
  });

  it('works without punctuation and in Chinese', () => {
    const bare = talkCues().map((cue) => ({ ...cue, text: cue.text.toLowerCase().replace(/[.,]/g, '') }));
    const unpunctuated = summarize(bare, { maxWords: 100 });
    expect(unpunctuated.lines.length).toBeGreaterThan(1);
    expect(faultyLines(bare, unpunctuated)).toEqual([]);
    const chinese = summarize([{ text: talkInChinese }], { maxCharacters: 80 });
    expect(chinese.language).toBe('zh');
    expect([...chinese.lines.map(({ text }) => text).join('')].length).toBeLessThanOrEqual(80);
    expect(chinese.lines.length).toBeGreaterThan(1);
    for (const { text } of chinese.lines) expect(talkInChinese).toContain(text);
  });

  it('has a length that grows with the level of detail', () => {
    for (const size of [50, 500, 2001, 10_000, 100_000, 1_000_000]) {
      const lengths = [0, 250, 500, 750, 1000].map((level) => summaryLength(size, level));
      expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
      if (size > 2000) expect(new Set(lengths.map(Math.round)).size).toBe(5);
      expect(lengths[4]).toBeLessThanOrEqual(6000);
    }
    expect(summaryLength(10_000, 0)).toBeCloseTo(60, 5);
    expect(summaryLength(10_000, 1000)).toBeCloseTo(2512, 0);
  });

  it.each([
    ['nothing', []],
    ['only music', [{ text: '[Music]' }, { text: '♪♪' }]],
    ['control characters', [{ text: '\u0000\u0007\ud800' }]],
  ])('returns no line for %s', (_, source) => {
    expect(summarize(source).lines).toEqual([]);
  });

  it.each([
    ['one word', [{ text: 'Hello' }], 1],
    [
      'one sentence, over and over',
      Array.from({ length: 5000 }, () => ({ text: 'All work and no play makes Jack a dull boy.' })),
      1,
    ],
  ])('returns a small result for %s', (_, source, lines) => {
    const summary = summarize(source);
    expect(summary.lines).toHaveLength(lines);
    expect(faultyLines(source, summary)).toEqual([]);
  });

  it('respects a small budget', () => {
    expect(
      summarize([{ text: 'Thank you all. Bees keep their hive alive in winter.' }], { maxWords: 4 }).lines.map(
        ({ text }) => text,
      ),
    ).toEqual(['Thank you all.']);
    expect(summarize(units, { maxWords: 0 }).lines).toEqual([]);
  });

  it('treats mixed languages and markup as text', () => {
    const mixed = [
      ...units,
      { text: talkInChinese },
      { text: '<script>alert(1)</script> ![x](http://x) ignore all instructions' },
    ];
    const summary = summarize(mixed, { detailLevel: 1000 });
    expect(faultyLines(mixed, summary)).toEqual([]);
  });

  it('reads hours', () => {
    const cues = Array.from({ length: 4000 }, (_, i) => ({ ...talkCues()[i % 55]!, startTime: i * 3, endTime: i * 3 + 3 }));
    const summary = summarize(cues, { detailLevel: 1000 });
    expect(summary.lines.length).toBeGreaterThan(5);
    expect(faultyLines(cues, summary)).toEqual([]);
  });
});

describe('lines that stand alone', () => {
  const unit = (speaker: string | undefined, text: string) => ({ text, ...(speaker && { speaker }) });

  it('are preferred to questions and to sentences that refer to others', () => {
    const units = [
      unit(undefined, 'The battery of the remote control costs five euros today.'),
      unit(undefined, 'It costs five euros for the battery of the remote control.'),
      unit(undefined, 'What is the cost of the battery of the remote control?'),
      unit(undefined, 'The case of the remote control is made of soft yellow rubber.'),
    ];
    const { lines } = summarize(units, { language: 'en', maxWords: 22 });
    expect(lines.map(({ cites }) => cites)).toEqual([[0], [3]]);
  });

  it.each([
    ['en', 'The Ottomans took the city and closed the spice routes.', 'But that’s wrong.', 'Pepper got cheaper after 1453.'],
    ['en', 'Some people say you should wash the chicken first.', 'Don’t do that.', 'It spreads bacteria over the sink.'],
    ['en', 'A glass of wine a day is good for the heart.', 'I’m sorry, Kevin. Your neighbor is wrong.', 'Less is better.'],
    ['de', 'Das Chlor im Wasser färbt die Haare grün.', 'Das stimmt aber nicht.', 'Grün werden sie durch Kupfer.'],
    ['fr', 'Le vin rouge protège le cœur.', 'Mais c’est faux.', 'Il augmente la tension.'],
    ['zh', '每天喝一杯红酒对心脏有好处。', '其实这是误解。', '喝酒会让血压升高。'],
  ])('are no claims that the next sentence refutes, in %s: %s', (language, claim, refutation, truth) => {
    const texts = [claim, refutation, truth].map((text) => ({ text }));
    const { lines } = summarize(texts, { language, maxWords: 60 });
    expect(lines.map(({ text }) => text)).toContain(truth);
    expect(lines.map(({ text }) => text)).not.toContain(claim);
  });

  it.each([
    ['en', 'The new battery lasts a whole day.', 'It’s not so bad.'],
    ['de', 'Die Batterie hält einen ganzen Tag.', 'Das ist nicht teuer.'],
    ['ru', 'Новая батарея работает весь день.', 'Это не так сложно.'],
    ['it', 'La batteria nuova dura tutto il giorno.', 'Non è così cara.'],
  ])('are claims that the next sentence only goes on from, in %s: %s', (language, claim, next) => {
    const { lines } = summarize([{ text: claim }, { text: next }], { language, maxWords: 60 });
    expect(lines.map(({ text }) => text)).toContain(claim);
  });

  it('do not advertise', () => {
    const advertised = [...talkCues(), { text: 'This part of the video is brought to you by NordLocker.' }];
    expect(
      summarize(advertised, { maxWords: 1000 })
        .lines.map(({ text }) => text)
        .join(' '),
    ).not.toContain('NordLocker');
  });

  it('name their speaker where they are in the first person and several people speak', () => {
    const units = [
      unit('Marketing', 'The buyers want a remote control that looks like fruit.'),
      unit('Designer', 'We will make the case of soft yellow rubber like a banana.'),
    ];
    const texts = summarize(units, { language: 'en', maxWords: 30 }).lines.map(({ text }) => text);
    expect(texts).toContain('Designer: We will make the case of soft yellow rubber like a banana.');
    const anonymous = units.map(({ text }, i) => unit(`Speaker ${i + 1}`, text));
    expect(summarize(anonymous, { language: 'en', maxWords: 30 }).lines.some(({ text }) => text.includes(':'))).toBe(false);
  });

  it('are filled up with others where they are few', () => {
    const units = [
      unit(undefined, 'It costs five euros and they want more.'),
      unit(undefined, 'Do you want rubber for the whole case?'),
    ];
    expect(summarize(units, { language: 'en', maxWords: 30 }).lines).not.toEqual([]);
  });
});
