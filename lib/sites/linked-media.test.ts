import { expect, it } from 'vitest';
import { expectLinear } from '../../test/growth.ts';
import { linkedMedia } from './linked-media.ts';

it('lists the media items among the links of a playlist once, with the title and not the duration', () => {
  const links = [
    { url: 'https://www.youtube.com/', text: 'Home' },
    { url: 'https://www.youtube.com/watch?v=aaaaaaaaaaa&list=PLx&index=1', text: '12:34' },
    { url: 'https://www.youtube.com/watch?v=aaaaaaaaaaa&list=PLx&index=1&pp=x', text: 'The first talk' },
    { url: 'https://www.youtube.com/playlist?list=PLy', text: 'Another list' },
    { url: 'https://www.youtube.com/watch?v=bbbbbbbbbbb&list=PLx&index=2', text: '1:02:03' },
    { url: 'https://www.bilibili.com/video/BV1GlossPrt1?p=2', text: 'Part two' },
    { url: 'https://media.example/talk.mp3', text: 'Listen' },
    { url: 'javascript:alert(1)', text: 'Click' },
  ];
  expect(linkedMedia(links).map(({ url, title }) => [url, title])).toEqual([
    ['https://www.youtube.com/watch?v=aaaaaaaaaaa', 'The first talk'],
    ['https://www.youtube.com/watch?v=bbbbbbbbbbb', ''],
    ['https://www.bilibili.com/video/BV1GlossPrt1/?p=2', 'Part two'],
    ['https://media.example/talk.mp3', 'Listen'],
  ]);
});

it('lists the 10,000 items of a playlist, each once, in time in proportion to them', () => {
  const linksOf = (size: number) =>
    Array.from({ length: size * 2 }, (_, i) => {
      const id = String(i >> 1).padStart(11, '0');
      return { url: `https://www.youtube.com/watch?v=${id}&list=PLx&index=${i >> 1}`, text: i % 2 ? `Talk ${i >> 1}` : '1:00' };
    });
  const listed = linkedMedia(linksOf(10_000));
  expect(listed).toHaveLength(10_000);
  expect(listed.at(-1)).toMatchObject({ url: 'https://www.youtube.com/watch?v=00000009999', title: 'Talk 9999' });
  expectLinear(625, (size) => linkedMedia(linksOf(size)));
});
