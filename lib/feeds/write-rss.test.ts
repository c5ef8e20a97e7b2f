import { expect, it } from 'vitest';
import { parseFeed } from './parse-feed.ts';
import { writeRss } from './write-rss.ts';

const hostile = `]]></title><script>alert(1)</script>&amp;"'\u0000\ud800`;

it('writes a feed that readers understand, whatever its texts contain', () => {
  const item = { id: 'web:talk', title: hostile, link: 'https://a.example/?a=1&b=2', publishedAt: Date.UTC(2026, 10, 20) };
  const text = writeRss({
    title: 'Mine',
    link: 'https://gloss.example/',
    description: hostile,
    items: [item, { ...item, id: 'b' }],
  });
  expect(text).not.toContain('<script>');
  const feed = parseFeed({ url: 'https://gloss.example/feed', content: text }, Date.UTC(2026, 11, 1));
  expect(feed).toMatchObject({ title: 'Mine', link: 'https://gloss.example/' });
  expect(feed.items.map(({ id, link, publishedAt }) => [id, link, publishedAt])).toEqual([
    ['web:talk', item.link, '2026-11-20T00:00:00.000Z'],
    ['b', item.link, '2026-11-20T00:00:00.000Z'],
  ]);
});

it('writes descriptions as text, which readers take for HTML', () => {
  const items = [{ id: 'a', title: 'A', link: 'https://a.example/', description: '<img src=x onerror=alert(1)>' }];
  expect(writeRss({ title: 'T', link: 'https://a.example/', description: '', items })).toContain('&amp;lt;img src=x');
});
