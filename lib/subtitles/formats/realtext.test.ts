import { expect, it } from 'vitest';
import { parseCaptions } from '../read-captions.ts';

it('reads text before the first time, lines, days, and what is shown together', () => {
  const text = `<font color="white">Title<time end="9" begin="2"/>One<p>two</p><time begin="3"/>three
    <time begin="1:00:00:00.5"/><clear/>&copy; Ann`;
  const { format, cues } = parseCaptions({ text });
  expect(format).toBe('realtext');
  expect(cues).toMatchObject([
    { startTime: 0, endTime: 86_400.5, text: 'Title' },
    { startTime: 2, endTime: 9, text: 'One\ntwo' },
    { startTime: 3, endTime: 86_400.5, text: 'three' },
    { startTime: 86_400.5, endTime: Number.POSITIVE_INFINITY, text: '© Ann' },
  ]);
});

it('reports a time that can’t be read', () => {
  const { cues, leniencies } = parseCaptions({ text: '<time begin="soon"/>lost<time begin="2"/>read' });
  expect(cues.map(({ text }) => text)).toEqual(['read']);
  expect(leniencies).toEqual(['left out, because its times are unreadable: <time begin="soon"/>']);
});

it.each(['<window><p>A form</p></window>', '<html><p><time data-begin="1">Monday</time></p></html>'])(
  'takes %s for a page',
  (text) => {
    expect(() => parseCaptions({ text })).toThrow(expect.objectContaining({ code: 'captionsUnreadable' }));
  },
);
