import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStoryboard } from './storyboard.ts';

interface Answer {
  lengthSeconds: string;
  storyboards: { playerStoryboardSpecRenderer: { spec: string } };
}
const real: Record<string, Answer> = JSON.parse(readFileSync(new URL('fixtures/storyboards.json', import.meta.url), 'utf8'));
const readReal = (videoId: string) => {
  const { lengthSeconds, storyboards } = real[videoId]!;
  return readStoryboard(storyboards.playerStoryboardSpecRenderer.spec, { videoId, duration: Number(lengthSeconds) });
};
const mediaItem = { videoId: 'dQw4w9WgXcQ', duration: 212 };
const template = 'https://i.ytimg.com/sb/dQw4w9WgXcQ/storyboard3_L$L/$N.jpg?sqp=abc';
const level = '160#90#44#5#5#5000#M$M#rs$AOn4';

describe('readStoryboard', () => {
  it('returns the levels of a real video', () => {
    const levels = readReal('GJLlxj_dtq8');
    expect(levels.map(({ sheetUrl: _, ...level }) => level)).toEqual([
      { width: 48, height: 27, columns: 10, rows: 10, interval: 3.16, count: 100 },
      { width: 80, height: 45, columns: 10, rows: 10, interval: 5, count: 65 },
      { width: 160, height: 90, columns: 5, rows: 5, interval: 5, count: 65 },
    ]);
    expect(levels.map(({ sheetUrl }) => new URL(sheetUrl).pathname)).toEqual([
      '/sb/GJLlxj_dtq8/storyboard3_L0/default.jpg',
      '/sb/GJLlxj_dtq8/storyboard3_L1/M$M.jpg',
      '/sb/GJLlxj_dtq8/storyboard3_L2/M$M.jpg',
    ]);
    expect(new URL(levels[2]!.sheetUrl).searchParams.get('sigh')).toBe('rs$AOn4CLBRevtHnOyR6NWQv4bOfvU7pOhE3A');
    expect(readReal('F1xioXWb8CY').map(({ interval }) => interval)).toEqual([15.09, 10, 10]);
    expect(readReal('dsMFmonKDD4').at(-1)).toMatchObject({ width: 211, height: 90, interval: 2, count: 146 });
  });

  it('leaves one `$M` in an address, whatever the signature contains', () => {
    const [one] = readStoryboard(`${template}|160#90#44#5#5#5000#M$M#a$M$&$L`, mediaItem);
    expect(one?.sheetUrl.split('$M')).toHaveLength(2);
    expect(new URL(one!.sheetUrl).searchParams.get('sigh')).toBe('a$M$&$L');
  });

  it.each([
    ['of another video', `https://i.ytimg.com/sb/aaaaaaaaaaa/storyboard3_L$L/$N.jpg?sqp=abc|${level}`],
    ['on another host', `https://i.ytimg.com.evil.example/sb/dQw4w9WgXcQ/$N.jpg|${level}`],
    ['without encryption', `http://i.ytimg.com/sb/dQw4w9WgXcQ/storyboard3_L$L/$N.jpg|${level}`],
    ['with no script in it', `javascript:alert(1)//i.ytimg.com/sb/dQw4w9WgXcQ/|${level}`],
    ['without levels', template],
    ['with too few fields', `${template}|160#90#44#5#5#5000#M$M`],
    ['with too many fields', `${template}|${level}#1`],
    ['without columns', `${template}|160#90#44#0#5#5000#M$M#rs`],
    ['with fractions', `${template}|160.5#90#44#5#5#5000#M$M#rs`],
    ['with endless frames', `${template}|160#90#Infinity#5#5#5000#M$M#rs`],
    ['without a signature', `${template}|160#90#44#5#5#5000#M$M#`],
    ['beyond any length', `${template}|${level}${'x'.repeat(20_000)}`],
    ['that is no text', { spec: template }],
  ])('returns nothing for one %s', (_, spec) => expect(readStoryboard(spec, mediaItem)).toEqual([]));

  it('distributes frames over the video only if its duration is known', () => {
    const spec = `${template}|48#27#100#10#10#0#default#rs`;
    expect(readStoryboard(spec, mediaItem)).toMatchObject([{ interval: 2.12 }]);
    expect(readStoryboard(spec, { ...mediaItem, duration: 0 })).toEqual([]);
  });

  it('retains valid levels beside invalid ones, on numbered hosts too', () => {
    expect(readStoryboard(`${template.replace('i.', 'i9.')}|x|${level}|`, mediaItem)).toMatchObject([
      { sheetUrl: 'https://i9.ytimg.com/sb/dQw4w9WgXcQ/storyboard3_L1/M$M.jpg?sqp=abc&sigh=rs%24AOn4' },
    ]);
  });

  it('accepts any text', () => {
    const fields = fc.array(fc.oneof(fc.integer().map(String), fc.string()), { maxLength: 9 }).map((list) => list.join('#'));
    fc.assert(
      fc.property(fc.array(fields), (levels) => {
        const sheets = readStoryboard([template, ...levels].join('|'), mediaItem);
        expect(sheets.filter(({ interval, count, columns, rows }) => !(Math.min(interval, count, columns, rows) > 0))).toEqual(
          [],
        );
      }),
    );
  });
});
