import { describe, expect, it } from 'vitest';
import { extractSummary } from './extract-summary.ts';
import { talkCues } from './fixtures/talk.ts';

const cues = talkCues();
const request = { cues, language: 'en', duration: 140, detailLevel: 500 };
const plain = extractSummary(request);
const [first, second] = plain.chapters;
const titles = (...slides: [startTime: number, text: string][]) =>
  extractSummary({ ...request, slides: slides.map(([startTime, text]) => ({ startTime, text })) }).chapters.map(
    ({ title }) => title,
  );
const unchanged = plain.chapters.map(({ title }) => title);

describe('the title of a chapter', () => {
  it('is the heading of the slide that opens it', () => {
    expect(titles([second!.start - 3, '\n Sourdough  Bread \nWild yeast'])).toEqual(unchanged.with(1, 'Sourdough Bread'));
    expect(titles([0, 'How a honey bee colony winters'], [8, 'Bees'])).toEqual(
      unchanged.with(0, 'How a honey bee colony winters'),
    );
  });

  it('is not replaced when the slide is about something else, is too long, or is no heading', () => {
    expect(titles([second!.start, 'Quarterly results'])).toEqual(unchanged);
    expect(titles([second!.start, '面包与化学'])).toEqual(unchanged);
    expect(titles([second!.start, `Bread ${'and bread '.repeat(20)}`])).toEqual(unchanged);
    expect(titles([second!.start, '12'], [second!.start + 1, ''])).toEqual(unchanged);
  });

  it('is not replaced when the slide appears later, or again', () => {
    expect(titles([second!.start + 25, 'Sourdough Bread'])).toEqual(unchanged);
    const both = 'Colony and bread';
    expect(titles([first!.start, both], [second!.start, both])).toEqual(unchanged.with(0, both));
  });

  it('is not replaced when it is the publisher’s, and nothing else changes with slides', () => {
    const chapters = [
      { startTime: 0, title: 'Mine' },
      { startTime: 50, title: 'Also mine' },
    ];
    const slides = [{ startTime: 50, text: 'Bread' }];
    expect(extractSummary({ ...request, chapters, slides })).toEqual(extractSummary({ ...request, chapters }));
    const withSlides = extractSummary({ ...request, slides: [{ startTime: second!.start, text: 'Bread' }] });
    expect({ ...withSlides, chapters: withSlides.chapters.map((chapter, i) => ({ ...chapter, title: unchanged[i] })) }).toEqual(
      plain,
    );
  });
});
