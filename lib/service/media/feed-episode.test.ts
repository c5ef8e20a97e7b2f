import { beforeEach, expect, it } from 'vitest';
import { type FakePorts, fakePorts } from '../../../test/fake-ports.ts';
import { decodeBase64 } from '../../encoding/base64.ts';
import type { Channel } from '../../records/channel.ts';
import { fakeNetwork } from '../../sites/testing/fake-access.ts';
import { newChannel } from '../channels/subscribe-channel.ts';
import { engine } from '../engine/offline-engine.ts';
import { createMediaSource } from './media-source.ts';
import { noPage } from './open-page.ts';

const page = 'https://show.example/1';
const file = 'https://cdn.example/1.mp3';
const player = `<title>The page</title><audio controls src="${file}?token=a"></audio>`;
const feed = `<rss xmlns:podcast="https://podcastindex.org/namespace/1.0" xmlns:psc="http://podlove.org/simple-chapters/"><channel>
<title>The Show</title><link>https://show.example/</link>
<item><title>Zero</title><link>https://show.example/0</link><enclosure url="https://cdn.example/0.mp3" type="audio/mpeg"/></item>
<item><title>One</title><link>http://show.example/1/</link><enclosure url="${file}" type="audio/mpeg"/>
<podcast:transcript url="https://cdn.example/1.html" type="text/html"/>
<psc:chapters><psc:chapter start="0" title="Intro"/></psc:chapters></item></channel></rss>`;
const cdn = { 'https://cdn.example/1.html': '<cite>Ann:</cite><time>0:00</time><p>Hello.</p>' };

let ports: FakePorts;
let requested: string[];
beforeEach(() => {
  ports = { ...fakePorts(), engine };
  requested = [];
});

async function follow(change: Partial<Channel> = {}) {
  const place = { channelUrl: 'https://show.example/', feedUrl: 'https://feeds.example/show' };
  await ports.store.updateChannel('a', () => ({
    ...newChannel({ channelId: 'a', title: 'The Show', platform: 'web', ...place }, 0),
    ...change,
  }));
}

function sourceOf(url: string, pages: Record<string, string>) {
  ports.fetch = fakeNetwork({ 'https://feeds.example/show': feed, ...cdn, ...pages }, requested);
  return createMediaSource(ports, { url }, { signal: new AbortController().signal, openPage: noPage });
}

it.each([
  ['its page', page, { [page]: player }],
  ['its page, which plays a copy', page, { [page]: player.replace('cdn.', 'other.') }],
  ['its page, which shows no player', page, { [page]: '<title>The page</title>' }],
  ['its page, which does not answer', page, {}],
])('reads the transcript of a followed episode at %s', async (_, url, pages) => {
  await follow();
  const source = sourceOf(url, pages);
  const { mediaItem, tracks } = await source.describe();
  expect(mediaItem).toMatchObject({ title: 'One', author: 'The Show', sourceUrl: page, chapters: [{ title: 'Intro' }] });
  expect(mediaItem.soundUrl).toMatch(/example\/1\.mp3/);
  const body = await source.fetchCaptions(tracks[0]!);
  expect('base64' in body && new TextDecoder().decode(decodeBase64(body.base64))).toContain('Hello.');
});

it('reads the transcript of a followed episode at its file', async () => {
  await follow();
  const { contentId, tracks } = (await sourceOf(file, {}).describe()).mediaItem;
  expect(tracks).toEqual([]);
  const item = { channelId: 'a', itemId: '1', contentId, title: 'One', sourceUrl: file, at: 0, arrivedAt: 0 };
  await ports.store.addItems('a', [item], 10);
  expect((await sourceOf(file, {}).describe()).tracks).toMatchObject([
    { trackId: 'transcript:', url: 'https://cdn.example/1.html' },
  ]);
});

it('has the id of the item in the feed also where the page shows no player', async () => {
  await follow();
  const ids = [player, '<title>The page</title>'].map(
    async (html) => (await sourceOf(page, { [page]: html }).describe()).mediaItem.contentId,
  );
  expect(new Set(await Promise.all(ids)).size).toBe(1);
});

it('describes an episode by its page if the feed is gone, or the channel is followed no more', async () => {
  await follow();
  const gone = sourceOf(page, { [page]: player, 'https://feeds.example/show': '' });
  expect((await gone.describe()).mediaItem).toMatchObject({ title: 'The page', tracks: [] });
  await follow({ unsubscribedAt: 1 });
  requested = [];
  expect((await sourceOf(page, { [page]: player }).describe()).mediaItem.title).toBe('The page');
  await expect(sourceOf(page, { [page]: '<title>The page</title>' }).describe()).rejects.toMatchObject({ code: 'noMedia' });
  expect(requested).not.toContain('https://feeds.example/show');
});
