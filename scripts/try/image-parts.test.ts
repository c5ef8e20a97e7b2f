import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { imageParts } from './image-parts.ts';

const run = (name: string, input: object) => imageParts[name]!.run(input);
const picture = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../lib/images/ocr/fixtures', `${name}.png`)).toString('base64');

it('reads a storyboard', () => {
  const template = 'https://i.ytimg.com/sb/dQw4w9WgXcQ/storyboard3_L$L/$N.jpg?sqp=a';
  const spec = `${template}|48#27#100#10#10#0#default#s1|160#90#30#5#5#5000#M$M#s2`;
  const { levels, frames } = run('storyboard', { spec, duration: 150 }) as { levels: object[]; frames: object[] };
  expect(levels).toMatchObject([
    { width: 48, interval: 1.5 },
    { width: 160, count: 30 },
  ]);
  expect(frames).toHaveLength(30);
  expect(frames[26]).toEqual({
    time: 130,
    url: 'https://i.ytimg.com/sb/dQw4w9WgXcQ/storyboard3_L1/M1.jpg?sqp=a&sigh=s2',
    x: 160,
    y: 0,
    width: 160,
    height: 90,
  });
  expect(run('storyboard', { spec: 'nothing', duration: 1 })).toEqual({ levels: [], frames: [] });
});

it('finds slides among frames in any order', async () => {
  const [one, two] = [picture('english-light'), picture('chinese-light')];
  const frames = [two, one, one, one, two, two, one, one];
  const times = [4, 0, 1, 2, 3, 5, 6, 7];
  expect(await run('slides', { frames, times, duration: 8 })).toEqual({
    slides: [
      { startTime: 0, endTime: 3, shownAt: 0, frame: 1 },
      { startTime: 3, endTime: 6, shownAt: 4, frame: 0 },
      { startTime: 6, endTime: 8, shownAt: 7, frame: 7, sameAs: 0 },
    ],
  });
  expect(await run('slides', { frames: [], times: [] })).toEqual({ slides: [] });
});

it('reads a picture', async () => {
  expect(await run('ocr', { image: picture('chinese-light') })).toEqual({ text: expect.stringContaining('烤箱的作用') });
});

it.each([
  ['ocr', { image: 'AAAA' }],
  ['ocr', { image: '?' }],
  ['ocr', {}],
  ['slides', { frames: ['AAAA'], times: [] }],
  ['slides', { frames: ['AAAA'], times: [0] }],
  ['slides', { frames: 1, times: [] }],
  ['storyboard', { spec: 1, duration: 1 }],
])('refuses what is none: %s %o', async (name, input) => {
  await expect((async () => run(name, input))()).rejects.toMatchObject({ code: 'invalid' });
});
