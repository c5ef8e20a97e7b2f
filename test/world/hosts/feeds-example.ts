import type { FeedKind } from '../feeds/channels.ts';
import { itemsEach } from '../feeds/channels.ts';
import type { Answer, Host } from '../host.ts';

const day = 24 * 3600_000;
const kindOf = /^(\D+)\d+\.feeds\.example$/;

/** Hosts with feeds of every kind, most of them faulty. */
export const feedsExample: Host = ({ host, url, headers, at }) => {
  const [, kind = ''] = kindOf.exec(host) ?? [];
  const channel = `${kind} ${Number.parseInt(url.pathname.slice(1), 10)}`;
  const etag = `"${channel}"`;
  const answers: Partial<Record<FeedKind, () => Answer>> = {
    fresh: () => (headers['if-none-match'] === etag ? { status: 304 } : feed(channel, '', { etag })),
    same: () => feed(channel),
    growing: () => feed(channel, item(channel, `at ${at}`, at)),
    hostile: () => feed(channel, item(channel, '&lt;img src=x onerror="alert(1)"&gt;&lt;b&gt;Bold&lt;/b&gt;', at - day)),
    legacy: () => ({
      headers: { 'content-type': 'text/xml' },
      body: Buffer.from(text(channel, item(channel, 'Crème brûlée', at - day)), 'latin1'),
    }),
    gone: () => ({ status: 410 }),
    limited: () => ({ status: 429, headers: { 'retry-after': '7200' } }),
    broken: () => ({ status: 500 }),
    truncated: () => ({ headers: xml, body: text(channel).slice(0, -20) }),
    page: () => ({ headers: { 'content-type': 'text/html' }, body: '<!doctype html><title>Moved</title>' }),
    huge: () => ({ headers: xml, body: endless(channel) }),
  };
  return answers[kind as FeedKind]?.();
};

const xml = { 'content-type': 'application/rss+xml; charset=utf-8' };
const feed = (channel: string, more = '', headers = {}): Answer => ({
  headers: { ...xml, ...headers },
  body: text(channel, more),
});

const text = (channel: string, more = '') => `${head(channel)}${more}${old(channel)}</channel></rss>`;
const head = (channel: string) => `<rss version="2.0"><channel><title>${channel}</title><link>https://feeds.example/</link>`;
const old = (channel: string) =>
  Array.from({ length: itemsEach }, (_, i) => item(channel, `item ${i}`, Date.UTC(2026, 0, 10 + i))).join('');

const item = (channel: string, title: string, time: number) =>
  `<item><guid>${escape(`${channel} ${title}`)}</guid><title>${title}</title>` +
  `<link>https://posts.feeds.example/${encodeURIComponent(`${channel} ${title}`)}</link>` +
  `<pubDate>${new Date(time).toUTCString()}</pubDate></item>`;

/** Yields a feed of about forty million bytes, beyond the size limit for feeds. */
function* endless(channel: string): Generator<string> {
  yield head(channel);
  const many = item(channel, 'again', 0).repeat(1000);
  for (let i = 0; i < 200; i++) yield many;
}
