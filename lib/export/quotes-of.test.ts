import { describe, expect, it } from 'vitest';
import { quotesOf } from './quotes-of.ts';

describe('quotesOf', () => {
  it('finds only quotations that link to a time', () => {
    const note = [
      'Mine, [2:05](#t=125).',
      '> Yeast is *alive* & well. [2:05](#t=125)',
      '> Without a time.',
      '- > In a list. [0:07](#t=7.5)',
      '> First. [0:01](#t=1)\n>\n> Second, [elsewhere](https://example.com/#t=9). [1:00:00](#t=3600)',
      '> [0:09](#t=9)',
      '> A link to [another page](https://example.com).',
    ].join('\n\n');
    expect(quotesOf({ note })).toEqual([
      { startTime: 125, text: 'Yeast is alive & well.' },
      { startTime: 7.5, text: 'In a list.' },
      { startTime: 1, text: 'First.' },
      { startTime: 3600, text: 'Second, elsewhere.' },
    ]);
    expect(quotesOf({ note: '' })).toEqual([]);
  });

  it('finds paragraphs with pictures that exist', () => {
    const note = [
      'The curve. [0:07](#t=7&picture=a) And [0:09](#t=9&picture=b)',
      '> Yeast is alive. [2:05](#t=125) [2:06](#t=126&picture=a)',
      '[1:00](#t=60&picture=a)',
      'Gone. [0:07](#t=7&picture=constructor)',
    ].join('\n\n');
    const pictures = new Map([
      ['a', 'data:a'],
      ['b', 'data:b'],
    ]);
    expect(quotesOf({ note, pictures })).toEqual([
      { startTime: 7, text: 'The curve.  And', imageUrl: 'data:a' },
      { startTime: 9, text: 'The curve.  And', imageUrl: 'data:b' },
      { startTime: 126, text: 'Yeast is alive. 2:05', imageUrl: 'data:a' },
      { startTime: 60, text: '', imageUrl: 'data:a' },
    ]);
  });
});
