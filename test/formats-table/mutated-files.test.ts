import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { Failure } from '../../lib/contract/failure.ts';
import type { Recipe } from '../../lib/contract/recipe.ts';
import { markdownMap } from '../../lib/export/mind-map/markdown-map.ts';
import { parseFeed } from '../../lib/feeds/parse-feed.ts';
import { readChannelPage } from '../../lib/feeds/read-channel-page.ts';
import { readSubscriptions } from '../../lib/feeds/read-subscriptions.ts';
import { checkUrl } from '../../lib/sites/check-url.ts';
import { classifyUrl } from '../../lib/sites/classify-url.ts';
import { readManifest } from '../../lib/sites/dash-manifest.ts';
import { detectUrl } from '../../lib/sites/detect-url.ts';
import { locateMedia } from '../../lib/sites/generic/rank-media.ts';
import { readHtml } from '../../lib/sites/generic/read-html.ts';
import { readScriptPlayers } from '../../lib/sites/generic/script-players.ts';
import { readPlaylist } from '../../lib/sites/hls-playlist.ts';
import { htmlRedirect } from '../../lib/sites/html-redirect.ts';
import { podcastChapters } from '../../lib/sites/podcast-chapters.ts';
import { readPodcastFeed } from '../../lib/sites/podcast-feed.ts';
import { readCard } from '../../lib/sites/read-card.ts';
import { applyRecipe } from '../../lib/sites/recipes/apply-recipe.ts';
import { readRecipe } from '../../lib/sites/recipes/read-recipe.ts';
import { readRecipeCues } from '../../lib/sites/recipes/read-recipe-cues.ts';
import { showNotesChapters } from '../../lib/sites/show-notes-chapters.ts';
import { readCaptions } from '../../lib/subtitles/read-captions.ts';
import { isQuickRun } from '../quick-run.ts';
import { orInSoak } from '../soak/or-in-soak.ts';

const folder = join(import.meta.dirname, 'fixtures');
const captionFiles = readdirSync(folder)
  .filter((file) => !/^\.|README/.test(file))
  .map((file) => [file.split('-')[0]!, readFileSync(join(folder, file)).toString()] as const);

const url = 'https://files.kitchen.example/show/list';
const feeds = [
  `<?xml version="1.0"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>Bread</title>
<item><title>Sourdough &amp; rye</title><guid>a</guid><pubDate>Mon, 23 Nov 2026 10:00:00 +0100</pubDate>
<enclosure url="a.mp3" type="audio/mpeg" length="1"/><itunes:duration>1:02:03</itunes:duration></item></channel></rss>`,
  `<feed xmlns="http://www.w3.org/2005/Atom"><title type="html">&lt;b>Bread&lt;/b></title><entry><id>urn:1</id>
<link rel="alternate" href="/1"/><updated>2026-11-23T10:00:00.5Z</updated><content><![CDATA[<p>Rye</p>]]></content></entry></feed>`,
  '{"version":"https://jsonfeed.org/version/1.1","title":"Bread","items":[{"id":"1","url":"/1","attachments":[{"url":"a.mp3"}]}]}',
];
const playlists = [
  '#EXTM3U\n#EXT-X-TARGETDURATION:6\n#EXT-X-KEY:METHOD=NONE\n#EXTINF:5.96,first\na.vtt\n#EXT-X-DISCONTINUITY\n#EXTINF:-1,\nb.vtt\n#EXT-X-ENDLIST\n',
  '#EXTM3U\n#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English, auto",LANGUAGE="en",URI="en.m3u8"\n#EXT-X-STREAM-INF:BANDWIDTH=1\nv.m3u8\n',
];
const manifest = `<MPD><BaseURL>text/</BaseURL><Period><AdaptationSet contentType="text" lang="en" mimeType="text/vtt">
<Representation id="1"><BaseURL>en.vtt</BaseURL></Representation></AdaptationSet></Period></MPD>`;
const notes = [
  '<p>00:00 Start<br>(1:30) Flour &amp; water</p><ul><li>2. 12:05.5 – Oven</li><li>Bread 1:02:03</li></ul>',
  '0:00 a\n01:10 b',
];
const chapters = ['{"version":"1.2.0","chapters":[{"startTime":0,"title":"a"},{"startTime":61.5,"title":"b","toc":false}]}'];

const pages = [
  `<html lang="en"><head><title>Bread &amp; salt</title><base href="/show/"><meta property="og:video" content="/v.mp4">
<meta http-equiv="refresh" content="0; url=/next"><link rel="alternate" type="application/rss+xml" href="feed.xml">
<script type="application/ld+json">{"@graph":[{"@type":"VideoObject","name":"Rye","contentUrl":"/r.mp4","duration":"PT1H2M","hasPart":
[{"@type":"Clip","name":"Oven","startOffset":60}]}]}</script></head><body><video><source src="a.mp4" type="video/mp4">
<track kind="captions" src="a.vtt" srclang="en"></video><script>jwplayer("x").setup({file: "/v.m3u8", tracks: [{file: "/en.vtt"}]});
var playerData = {"title":"Bread","tracks":[{"lang":"en","src":"/en.vtt"}]};</script><a href="x.mp3">Listen</a>
<div data-setup='{"sources":[{"src":"/s.mp4"}]}'></div></body></html>`,
];
const subscriptions = [
  '<opml version="2.0"><body><outline text="Bread"><outline type="rss" text="Rye" xmlUrl="https://a.example/feed"/></outline></body></opml>',
  'Channel Id,Channel Url,Channel Title\nUCaaaaaaaaaaaaaaaaaaaaaa,http://www.youtube.com/channel/UCaaaaaaaaaaaaaaaaaaaaaa,"Bread, salt"\n',
];
const markdown = [
  '---\ntitle: x\n---\n# Bread\n- [x] flour\n  - **rye** [a](https://a.example)\n\n| a | b |\n|---|---|\n| 1 | `2` |\n',
];
const addresses = [
  'https://consent.youtube.com/m?continue=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3DdQw4w9WgXcQ%26t%3D1m2s',
  'https://vimeo.com/channels/staffpicks/123456789#t=1m2s',
  'https://user@[::ffff:10.0.0.1]:8443/a/../watch?v=%41&amp;list=PLx',
];
const recipe: Recipe = {
  version: 1,
  name: 'clips',
  title: 'Clips',
  example: 'https://clips.example/watch/abc',
  hosts: ['*.cdn.example'],
  addresses: [{ hosts: ['clips.example'], paths: ['/watch/{id}'], kind: 'video', url: 'https://clips.example/watch/{id}' }],
  sources: [{ name: 'data', read: 'script', url: '{url}', script: 'playerData' }],
  failures: [{ code: 'loginRequired', at: 'data/gate', is: 'login*' }],
  medium: { title: '{data/title}', durationMs: '{data/length}' },
  tracks: [{ each: 'data/tracks', id: '{item/lang}', language: '{item/lang}', url: '{item/src}' }],
  cues: { each: 'file/lines', text: '{item/text}', startTime: '{item/at}' },
};
const canonicalUrl = recipe.example;
const reading = { recipe, id: 'abc', canonicalUrl, variables: { id: 'abc' } };

/** Applies the recipe to a page, and throws what it reports. */
function readByRecipe(text: string): void {
  const { failure } = applyRecipe({ ...reading, responses: { data: { text } } });
  if (failure) throw Failure.from(failure);
}

const readByRecipeCues = (text: string) => readRecipeCues({ recipe, text, duration: 90 });

interface Reader {
  seeds: string[];
  read(text: string): unknown;
}

const captionReaders = Object.entries(Object.groupBy(captionFiles, ([format]) => format)).map(
  ([format, files]): [string, Reader] => [
    format,
    { seeds: files!.map(([, text]) => text), read: (text) => readCaptions({ text }, { contentType: 'text/plain' }) },
  ],
);
const readers: [string, Reader][] = [
  ...captionReaders,
  ['feed', { seeds: feeds, read: (content) => parseFeed({ url, content }, 0) }],
  ['hls', { seeds: playlists, read: (text) => readPlaylist({ url, text }) }],
  ['dash', { seeds: [manifest], read: (text) => readManifest({ url, text }) }],
  ['show notes', { seeds: notes, read: (text) => showNotesChapters(text) }],
  ['chapters', { seeds: chapters, read: podcastChapters }],
  ['page', { seeds: pages, read: (html) => locateMedia(readHtml(url, html)) }],
  ['page metadata', { seeds: pages, read: readCard }],
  ['page that redirects', { seeds: pages, read: (html) => htmlRedirect(html, url) }],
  ['channel page', { seeds: pages, read: (text) => readChannelPage({ channelUrl: url, url, text }) }],
  ['podcast feed', { seeds: feeds, read: readPodcastFeed }],
  ['subscriptions', { seeds: subscriptions, read: readSubscriptions }],
  ['recipe', { seeds: [JSON.stringify(recipe)], read: readRecipe }],
  ['page of a recipe', { seeds: pages, read: readByRecipe }],
  ['captions of a recipe', { seeds: ['{"lines":[{"text":"a","at":"1:00"}]}'], read: readByRecipeCues }],
  ['page in scripts', { seeds: pages, read: readScriptPlayers }],
  ['mind map', { seeds: markdown, read: (text) => markdownMap(text) }],
  ['address', { seeds: addresses, read: (text) => [detectUrl(text), classifyUrl(text), checkUrl({ url: text })] }],
];

/** Characters that formats give a meaning. */
const marks = '<>&;:.,-/\\{}[]"\'=#%\n\t 0159eE\u0000\ufeff\u2028\ud800';
const change = fc.record({
  kind: fc.constantFrom('delete', 'repeat', 'insert', 'move', 'cut'),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  to: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.integer({ min: 1, max: 40 }),
  text: fc.string({ unit: fc.constantFrom(...marks), minLength: 1, maxLength: 6 }),
});

/** Applies changes to a text: parts of it are deleted, repeated or moved, marks inserted, the end cut off. */
function mutate(seed: string, changes: (typeof change extends fc.Arbitrary<infer Change> ? Change : never)[]): string {
  return changes.reduce((text, { kind, at, to, length, text: inserted }) => {
    const from = Math.floor(at * text.length);
    const [before, part, after] = [text.slice(0, from), text.slice(from, from + length), text.slice(from + length)];
    if (kind === 'cut') return text.slice(0, Math.max(from, 100));
    if (kind === 'repeat') return `${before}${part}${part}${after}`;
    if (kind === 'insert') return `${before}${inserted}${part}${after}`;
    const without = before + after;
    if (kind === 'delete') return without;
    const target = Math.floor(to * without.length);
    return without.slice(0, target) + part + without.slice(target);
  }, seed);
}

it.each(readers)('reads mutated files as %s, or throws a Failure', (_, { seeds, read }) => {
  fc.assert(
    fc.property(fc.constantFrom(...seeds), fc.array(change, { minLength: 1, maxLength: 8 }), (seed, changes) => {
      const readMutated = () => {
        try {
          read(mutate(seed, changes));
        } catch (error) {
          // Any other error becomes "internal" on its way.
          if (!(error instanceof Failure) || error.code === 'internal') throw error;
        }
      };
      expect(readMutated).not.toThrow();
    }),
    { numRuns: isQuickRun ? 400 : orInSoak(2000, 100_000) },
  );
});
