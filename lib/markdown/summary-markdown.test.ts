import { describe, expect, it } from 'vitest';
import { escapeMarkdown } from './escape-markdown.ts';
import { articleMarkdown, linesMarkdown, paddedClockTime, summaryMarkdown } from './summary-markdown.ts';

const cues = [0, 65, 3725].map((startTime, index) => ({ index, startTime, endTime: startTime + 2, text: 'x' }));
const chapter = { end: 0, from: 0, to: 0 };
const digest = {
  language: 'en',
  lines: [
    { text: 'First.', cites: [0] },
    { text: 'Last.', cites: [2] },
  ],
  chapters: [
    { ...chapter, start: 0, title: 'One', lines: [{ text: 'First.', cites: [0] }] },
    { ...chapter, start: 65, title: 'Silence', lines: [] },
    { ...chapter, start: 3725, title: '', lines: [{ text: 'Last.', cites: [2] }] },
  ],
};

describe('summary Markdown', () => {
  it('lists the lines, then those of each chapter', () => {
    expect(summaryMarkdown(digest, cues)).toBe('- First.\n- Last.\n\n## One\n\n- First.\n\n## 1:02:05\n\n- Last.');
    expect(summaryMarkdown(digest, cues, { showTimestamp: true })).toContain('- [1:02:05] Last.\n\n## [00:00] One');
    expect(summaryMarkdown({ ...digest, overview: 'Talk · 5 min\nAbout: *bees*' }, cues)).toMatch(
      /^Talk · 5 min\n\nAbout: \\\*bees\\\*\n\n- First/,
    );
    expect(linesMarkdown([])).toBe('');
  });

  it('states that an article consists of excerpts', () => {
    expect(articleMarkdown('A talk', digest)).toBe(
      '# A talk\n\n*Excerpts, in the speakers’ own words.*\n\n## One\n\n> First.\n\n## 1:02:05\n\n> Last.',
    );
    expect(articleMarkdown('A talk', { ...digest, chapters: [] })).toBe('');
  });

  it('writes a model’s sentences as prose', () => {
    const lines = ['Bees *dance*.', 'Others follow.'].map((text) => ({ text, cites: [0] }));
    const summary = { ...digest, chapters: [{ ...chapter, start: 0, title: 'One', lines }] };
    expect(articleMarkdown('A talk', summary, { isProse: true })).toBe('# A talk\n\n## One\n\nBees \\*dance\\*. Others follow.');
  });

  it('escapes Markdown in the transcript', () => {
    expect(escapeMarkdown('![x](http://y) <b> *a* `c` _d_ &lt; | # ~')).toBe(
      '!\\[x\\](http://y) \\<b\\> \\*a\\* \\`c\\` \\_d\\_ \\&lt; \\| \\# \\~',
    );
    expect(escapeMarkdown('- not a list\n1. nor this')).toBe('\\- not a list 1. nor this');
    expect(escapeMarkdown('1. nor this')).toBe('1\\. nor this');
  });

  it('writes times', () => {
    expect([0, 59.9, 3599, 3600, 36000, -1].map(paddedClockTime)).toEqual([
      '00:00',
      '00:59',
      '59:59',
      '1:00:00',
      '10:00:00',
      '00:00',
    ]);
  });
});
