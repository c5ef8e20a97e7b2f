import { expect, it } from 'vitest';
import { expectLinear } from '../../test/growth.ts';
import { findTags } from './find-tags.ts';
import { readCard } from './read-card.ts';

it('reads opening tags of one name', () => {
  const html = `<META Property='og:title' content="A &amp; B"><metadata x="1"><meta charset=utf-8 /><meta name="x"`;
  expect(findTags(html, 'meta').map(({ attributes }) => attributes)).toEqual([
    { property: 'og:title', content: 'A & B' },
    { charset: 'utf-8' },
  ]);
  expect(findTags(html, 'meta', 1)).toHaveLength(1);
});

it.each(['<meta ', '<meta a="', '<meta a=>', 'a=', '<meta a-b'])('is linear on %j', (unit) => {
  expectLinear(20_000, (size) => findTags(`<meta ${unit.repeat(size)}>`, 'meta'));
});

it('readCard returns the page’s own metadata, or the title of its tab', () => {
  const html = `<title>One &mdash; Show\n &mdash; Site</title><meta property="og:title" content="One"><meta property="og:title" content="Two">
    <meta property="og:video:duration" content="63"><meta property="og:image" content="https://i.example/a.jpg">`;
  expect(readCard(html)).toEqual({
    title: 'One',
    tabTitle: 'One – Show – Site',
    duration: 63,
    coverUrl: 'https://i.example/a.jpg',
  });
  expect(readCard('<title>Only</title>')).toEqual({ title: 'Only', tabTitle: 'Only', duration: 0, coverUrl: undefined });
  expect(readCard('')).toMatchObject({ title: '', duration: 0 });
  const audio = (url: string) => readCard(`<meta property="og:audio" content="${url}">`).soundUrl;
  expect(audio('https://a.example/book.m4b?a=1')).toBe('https://a.example/book.m4b?a=1');
  expect(audio('https://a.example/live.m3u8')).toBeUndefined();
  expect(audio('http://a.example/book.mp3')).toBeUndefined();
});
