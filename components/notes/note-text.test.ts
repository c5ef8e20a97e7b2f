import { describe, expect, it } from 'vitest';
import { withTimeUrls } from '../../lib/export/time-url.ts';
import { parseNoteLink } from '../../lib/records/note-picture.ts';
import { pictureLink, quoteText, timeLink, withBlock } from './note-text.ts';

describe('times in notes', () => {
  it('are links that convert back to the same text', () => {
    expect(timeLink(754.9)).toBe('[12:34](#t=754)');
    expect(timeLink(-1)).toBe('[0:00](#t=0)');
    expect(pictureLink(754.9, 'a-1')).toBe('[12:34](#t=754&picture=a-1)');
    expect(parseNoteLink('#t=754')).toEqual({ time: 754 });
    expect(parseNoteLink('#t=90.25')).toEqual({ time: 90.25 });
    expect(parseNoteLink('#t=754&picture=a-1')).toEqual({ time: 754, pictureId: 'a-1' });
    const others = ['#t=', '#t=x', '#t=12345678', 'https://example.org/#t=1', '', '#t=1&picture=', '#t=1&picture=a/b'];
    expect(others.flatMap((address) => parseNoteLink(address) ?? [])).toEqual([]);
  });

  it('link to the site in an export', () => {
    const place = { site: 'youtube', sourceUrl: 'https://www.youtube.com/watch?v=GlossTalk01' };
    expect(withTimeUrls(timeLink(65), place)).toBe('[1:05](<https://www.youtube.com/watch?v=GlossTalk01&t=65>)');
  });
});

describe('quotations', () => {
  it('escape Markdown', () => {
    expect(quoteText({ text: ' # one\n*two* [three](x) <b>', time: 5 })).toBe(
      '> \\# one \\*two\\* \\[three\\](x) \\<b\\> [0:05](#t=5)',
    );
    expect(quoteText({ text: '1. first', time: 0 })).toBe('> 1\\. first [0:00](#t=0)');
  });

  it('are separated from the existing text', () => {
    expect(withBlock('', '> a')).toBe('> a\n');
    expect(withBlock('note \n\n\n', '> a')).toBe('note\n\n> a\n');
  });
});
