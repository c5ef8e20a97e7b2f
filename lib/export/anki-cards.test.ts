import { expect, it } from 'vitest';
import { ankiCards } from './anki-cards.ts';
import { bare, bread } from './fixtures/items.ts';

/** Parses a file like Anki: header lines, then quoted fields, a quote within doubled. */
function read(text: string): { header: string[]; rows: string[][] } {
  const lines = text.split('\n');
  const header = lines.slice(
    0,
    lines.findIndex((line) => !line.startsWith('#')),
  );
  const body = text.slice(header.join('\n').length + 1);
  const rows: string[][] = [[]];
  for (const [, quoted, end] of body.matchAll(/"((?:[^"]|"")*)"(\t|\n)/g)) {
    rows.at(-1)!.push(quoted!.replaceAll('""', '"'));
    if (end === '\n') rows.push([]);
  }
  return { header, rows: rows.slice(0, -1) };
}

it('makes a card of each quote', () => {
  expect(read(ankiCards([bread, bare]))).toEqual({
    header: ['#separator:tab', '#html:false', '#columns:Front\tBack\tTags', '#tags column:3'],
    rows: [
      [
        '# Yeast is "alive",\tshe said.',
        'Read up\non this\nAnn – How bread rises: "yeast" & time (02:05)\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ&t=125',
        'baking slow_food 2024',
      ],
      [
        'Cold slows it.',
        'How bread rises: "yeast" & time (1:00:00)\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3600',
        'baking slow_food 2024',
      ],
    ],
  });
});

it('shows a picture on the front, in a file of HTML without markup of the texts', () => {
  const quotes = [
    { startTime: 7, text: 'A <curve>\n& more', imageUrl: 'data:image/webp;base64,UklGRg==' },
    { startTime: 9, text: '"Plain" <b>' },
  ];
  expect(read(ankiCards([{ ...bare, title: 'T<', quotes }]))).toMatchObject({
    header: ['#separator:tab', '#html:true', '#columns:Front\tBack\tTags', '#tags column:3'],
    rows: [
      [
        '<img src="data:image/webp;base64,UklGRg==">',
        'A &lt;curve&gt;<br>&amp; more<br>T&lt; (00:07)<br>https://example.com/talk_(1)',
        '',
      ],
      ['&quot;Plain&quot; &lt;b&gt;', 'T&lt; (00:09)<br>https://example.com/talk_(1)', ''],
    ],
  });
});

it('writes special characters of Anki literally', () => {
  const quotes = [{ startTime: 0, text: '"\r\n<b>\0=1+1' }];
  expect(ankiCards([{ ...bare, title: '', quotes }])).toContain(
    '\n"""\n<b>=1+1"\t" (00:00)\nhttps://example.com/talk_(1)"\t""\n',
  );
});

it.each(['=1+1', '-1', '+1', '@SUM(1)', '＝1'])('hides from spreadsheets that %j is a formula', (text) => {
  const [[front, back] = []] = read(ankiCards([{ ...bare, title: text, quotes: [{ startTime: 0, text }] }])).rows;
  expect(front).toBe(`\u2060${text}`);
  expect(back).toMatch(/^\u2060/);
});
