import { describe, expect, it } from 'vitest';
import { extractSummary, startSummary } from './extract-summary.ts';
import { longTalk } from './fixtures/long-talk.ts';
import { talkCues } from './fixtures/talk.ts';
import { splitWords } from './split-words.ts';

const request = { cues: talkCues(), language: 'en', duration: 140, detailLevel: 500 };

const ascending = (numbers: number[]) => numbers.toSorted((a, b) => a - b);

describe('extractSummary', () => {
  it('has an overall summary, and consecutive chapters from the first cue to the last', () => {
    const { language, lines, chapters } = extractSummary(request);
    expect(language).toBe('en');
    expect(lines.length).toBeGreaterThan(2);
    expect(chapters[0]).toMatchObject({ start: 0, from: 0 });
    expect(chapters.at(-1)).toMatchObject({ end: 140, to: request.cues.length });
    chapters.slice(1).forEach((chapter, i) => {
      expect(chapter.from).toBe(chapters[i]!.to);
      expect(chapter.start).toBe(chapters[i]!.end);
      expect(chapter.start).toBe(request.cues[chapter.from]!.startTime);
    });
    for (const { from, to, lines } of chapters)
      for (const { cites } of lines) expect(cites[0]! >= from && cites[0]! < to).toBe(true);
  });

  it('gives each chapter its share of the lines over the whole', () => {
    const starts = { Bees: 0, Bread: 50, Lighthouse: 92.5 };
    const { lines, chapters } = extractSummary({
      ...request,
      chapters: Object.entries(starts).map(([title, startTime]) => ({ title, startTime })),
    });
    expect(chapters.map(({ title }) => title)).toEqual(Object.keys(starts));
    for (const { title, from, to } of chapters)
      expect(lines.filter(({ cites }) => cites[0]! >= from && cites[0]! < to).length, title).toBeGreaterThan(0);
  });

  it('knows its lines before chapters and subject, and does not change them', () => {
    const { first, complete } = startSummary(request);
    expect(first.chapters).toEqual([]);
    const { lines, overview } = complete();
    expect(first.lines).toEqual(lines);
    expect(overview?.startsWith(first.overview!)).toBe(true);
    expect(overview).not.toBe(first.overview);
  });

  it("retains the publisher's chapters, silent ones too", () => {
    const { chapters } = extractSummary({
      ...request,
      chapters: [
        { startTime: 50, title: 'Bread' },
        { startTime: 0, title: 'Bees' },
        { startTime: 139, title: 'Credits' },
      ],
    });
    expect(chapters.map(({ title, start, end, from, to }) => ({ title, start, end, from, to }))).toEqual([
      { title: 'Bees', start: 0, end: 50, from: 0, to: 20 },
      { title: 'Bread', start: 50, end: 139, from: 20, to: request.cues.length },
      { title: 'Credits', start: 139, end: 140, from: request.cues.length, to: request.cues.length },
    ]);
    expect(chapters[2]!.lines).toEqual([]);
  });

  it('takes titles from what is no advertisement', () => {
    const sponsor =
      'This video is sponsored by Acme Vacuum. Get the Acme Vacuum with my code. The Acme Vacuum is the best vacuum.';
    const texts = ['The bees live in a hive.', ...sponsor.split(/(?<=\.) /), 'The hive of the bees is warm.', 'A hive has bees.'];
    const cues = texts.map((text, index) => ({ index, text, startTime: 5 * index, endTime: 5 * index + 5 }));
    const titles = (includePromotions: boolean) =>
      extractSummary({ ...request, cues, duration: 30, includePromotions }).chapters.map(({ title }) => title);
    expect(titles(true).join()).toMatch(/vacuum/i);
    expect(titles(false).join()).toMatch(/hive|bees/i);
    expect(titles(false).join()).not.toMatch(/vacuum/i);
  });

  it('grows with the level of detail, in finer chapters, and uses only words of its cues', () => {
    const cues = longTalk(4000);
    const made = [0, 250, 500, 750, 1000].map((detailLevel) =>
      extractSummary({ cues, language: 'en', duration: 2000, detailLevel }),
    );
    const lengths = made.map(({ lines }) => lines.reduce((sum, { text }) => sum + text.split(' ').length, 0));
    expect(lengths).toEqual(ascending(lengths));
    expect(new Set(lengths).size).toBe(5);
    const counts = made.map(({ chapters }) => chapters.length);
    expect(counts).toEqual(ascending(counts));
    expect(counts[4]).toBeGreaterThan(counts[0]!);
    for (const { lines, chapters } of made) {
      for (const { text, cites } of [...lines, ...chapters.flatMap((chapter) => chapter.lines)]) {
        expect(text).toMatch(/^[A-Z].*[.?]$/);
        const citedWords = splitWords(cites.map((index) => cues[index]!.text).join(' '), 'en');
        let from = 0;
        for (const word of splitWords(text, 'en')) {
          const found = citedWords.indexOf(word, from);
          expect(found, `${word} of ${text}`).toBeGreaterThanOrEqual(from);
          from = found + 1;
        }
      }
    }
  });

  it('is empty without text, and small for one word', () => {
    expect(extractSummary({ ...request, cues: [] })).toEqual({ language: 'en', lines: [], chapters: [] });
    const cues = [{ index: 0, startTime: 0, endTime: 1, text: 'Hello' }];
    expect(extractSummary({ ...request, cues, duration: 1 }).lines).toEqual([{ text: 'Hello', cites: [0] }]);
  });
});
