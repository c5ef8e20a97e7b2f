import { describe, expect, it } from 'vitest';
import { citations } from './citations.ts';
import { summaryText } from './summary-text.ts';

const cues = ['Clocks', 'were', 'bells', 'before hands', '<b>End</b>'].map((text, index) => ({
  index,
  startTime: index * 30,
  endTime: index * 30 + 30,
  text,
}));

describe('citations', () => {
  it('merges consecutive cues only', () => {
    expect(citations([0, 1, 3], cues)).toEqual([
      { from: 0, to: 2, startTime: 0, text: 'Clocks were' },
      { from: 3, to: 4, startTime: 90, text: 'before hands' },
    ]);
  });

  it('omits citations without a cue', () => {
    expect(citations([2, 99], cues).map(({ text }) => text)).toEqual(['bells']);
    expect(citations([1], [])).toEqual([]);
  });
});

describe('summaryText', () => {
  it('contains the times, and the texts unchanged', () => {
    const lines = [
      { text: 'Bells came first.', cites: [2, 3] },
      { text: 'It ends with <b>.', cites: [4] },
      { text: 'Unsupported.', cites: [77] },
    ];
    expect(summaryText({ title: 'T', url: 'u', overview: 'About: bells', lines: [], cues })).toBe('T\nu\n\nAbout: bells\n');
    expect(summaryText({ title: 'Time', url: 'https://example.com', lines, cues })).toBe(
      'Time\nhttps://example.com\n\n- [1:00] Bells came first.\n- [2:00] It ends with <b>.\n- Unsupported.',
    );
  });
});
