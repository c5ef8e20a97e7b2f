import { expect, it } from 'vitest';
import { parseFeed } from './parse-feed.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const parse = (...items: string[]) => {
  const content = `<rss version="2.0"><channel><title>T</title>${items.map((item) => `<item>${item}</item>`).join('')}</channel></rss>`;
  return parseFeed({ url: 'https://a.example/feed', content }, now).items;
};

it('tells episodes without an id apart that lead to the same page', () => {
  const episode = (n: number, link = 'https://a.example/episodes') =>
    `<title>Ep ${n}</title><link>${link}</link><enclosure url="https://a.example/${n}.mp3" type="audio/mpeg"/>`;
  const items = parse(episode(3), episode(4), episode(4), episode(5, 'https://a.example/5'));
  expect(items.map(({ title }) => title)).toEqual(['Ep 3', 'Ep 4', 'Ep 5']);
  expect(items[2]!.id).toBe('https://a.example/5');
  // Their ids do not depend on their order.
  expect(parse(episode(4), episode(3)).map(({ id }) => id)).toEqual([items[1]!.id, items[0]!.id]);
});

it('keeps a date that is ahead by no more than a day, which a clock or a zone explains', () => {
  const dated = (time: number) => parse(`<guid>g</guid><title>x</title><pubDate>${new Date(time).toUTCString()}</pubDate>`)[0];
  expect(dated(now + 20_000)?.publishedAt).toBe('2026-11-21T12:00:20.000Z');
  expect(dated(now + 25 * 3600_000)).not.toHaveProperty('publishedAt');
});

it('reads durations as clock times, in seconds and by ISO 8601', () => {
  const duration = (text: string) => parse(`<title>x</title><itunes:duration>${text}</itunes:duration>`)[0]?.durationSeconds;
  expect(['1:02:00', '3720', 'PT1H2M', 'soon'].map(duration)).toEqual([3720, 3720, 3720, undefined]);
});

it('finds the file of an episode whose type is unknown', () => {
  const file = (...files: [url: string, type: string][]) =>
    parse(
      `<title>x</title>${files.map(([url, type]) => `<enclosure url="https://a.example/${url}" type="${type}"/>`).join('')}`,
    )[0]?.enclosureUrl;
  expect(file(['1.mp3', 'application/x-mp3'])).toBe('https://a.example/1.mp3');
  expect(file(['1.pdf', 'application/pdf'], ['1.m4a', 'binary/m4a'])).toBe('https://a.example/1.m4a');
  expect(file(['play?id=1', 'mp3'])).toBe('https://a.example/play?id=1');
  expect(file(['1.pdf', 'application/pdf'])).toBeUndefined();
});
