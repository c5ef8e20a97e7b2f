import { expect, it } from 'vitest';
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
