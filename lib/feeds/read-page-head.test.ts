import { expect, it } from 'vitest';
import { readPageHead } from './read-page-head.ts';

const url = 'https://a.example/blog/';
const feed = '<link rel="alternate" type="application/rss+xml" href="feed.xml">';

it('reads the metadata of a page, with absolute addresses', () => {
  const head = readPageHead(
    url,
    `<head><title>Bread &amp; butter</title><base href="/news/">${feed}<meta property="og:image" content="a.png"></head>`,
  );
  expect(head).toMatchObject({
    title: 'Bread & butter',
    coverUrl: 'https://a.example/news/a.png',
    alternates: [{ url: 'https://a.example/news/feed.xml', type: 'application/rss+xml' }],
  });
});

it('takes the first value of a name, and no empty one', () => {
  const values = ['', 'First', 'Second'].map((content) => `<meta name="description" content="${content}">`).join('');
  const { description, meta } = readPageHead(url, `<meta content="of no name">${values}`);
  expect(description).toBe('First');
  expect([...meta]).toEqual([['description', 'First']]);
});

it('reads no further where a page nests its elements beyond measure', () => {
  const nested = (depth: number) => readPageHead(url, `${'<div>'.repeat(depth)}${' '.repeat(20_000)}${feed}`).alternates;
  expect(nested(1000)).toHaveLength(1);
  expect(nested(100_000)).toEqual([]);
});
