import { expect, it } from 'vitest';
import { isOwnImageHost } from './image-hosts.ts';

it.each([
  ['https://i.ytimg.com/vi/a/hq.jpg', 'https://www.youtube.com/watch?v=a', true],
  ['https://i0.hdslb.com/a.jpg', 'https://www.bilibili.com/video/BV1', true],
  ['https://img.example.org/a.jpg', 'https://talks.example.org/time', true],
  ['https://example.org/a.jpg', 'https://talks.example.org/time', true],
  ['https://tracker.example/a.gif', 'https://www.youtube.com/watch?v=a', false],
  ['https://ytimg.com.evil.example/a.jpg', 'https://www.youtube.com/watch?v=a', false],
  ['https://notytimg.com/a.jpg', 'https://www.youtube.com/watch?v=a', false],
  ['https://a.co.uk/a.jpg', 'https://b.co.uk/talk', false],
  ['http://10.0.0.1/a.jpg', 'http://10.0.0.2/talk', false],
  ['javascript:alert(1)', 'https://talks.example.org/time', false],
  ['/relative.jpg', 'https://talks.example.org/time', false],
])('%s beside %s: %s', (image, source, isOwn) => expect(isOwnImageHost(image, source)).toBe(isOwn));
