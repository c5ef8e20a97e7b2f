import { gzipSync } from 'fflate';
import { afterEach, describe, expect, it } from 'vitest';
import { Failure } from '../../lib/contract/failure.ts';
import { isWebAddress } from '../../lib/contract/web-address.ts';
import { createLibraryReader } from '../../lib/export/library/library-reader.ts';
import { libraryFormat, libraryVersion } from '../../lib/export/library/library-record.ts';
import { parseFeed } from '../../lib/feeds/parse-feed.ts';
import { readChannelPage } from '../../lib/feeds/read-channel-page.ts';
import { readSubscriptions } from '../../lib/feeds/read-subscriptions.ts';
import { readCaptions } from '../../lib/subtitles/read-captions.ts';
import { forEachString } from './for-each-string.ts';
import { hostileMedia } from './hostile-media.ts';

const feedUrl = 'https://feeds.example/show.xml';
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`);
const asCdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** Runs a reader that may refuse its input, but only by a Failure. */
function read<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch (error) {
    expect(error).toBeInstanceOf(Failure);
    expect((error as Failure).code).not.toBe('internal');
    return undefined;
  }
}

afterEach(() => expect({}).not.toHaveProperty('hostileRan'));

const rss = (
  text: string,
) => `<rss version="2.0"><channel><title>${text}</title><link>${text}</link><description>${text}</description>
<image><url>${text}</url></image><item><title>${text}</title><link>${text}</link><guid>${text}</guid>
<enclosure url="${text}" type="audio/mpeg"/><pubDate>${text}</pubDate></item></channel></rss>`;
const atom = (text: string) => `<feed xmlns="http://www.w3.org/2005/Atom" xml:base="${text}"><title type="html">${text}</title>
<link href="${text}"/><logo>${text}</logo><entry><id>${text}</id><title>${text}</title><link href="${text}"/>
<link rel="enclosure" href="${text}"/><updated>${text}</updated></entry></feed>`;
const jsonFeed = (text: string) =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: text,
    home_page_url: text,
    icon: text,
    description: text,
    [text]: text,
    items: [{ id: text, url: text, title: text, image: text, attachments: [{ url: text, mime_type: 'audio/mpeg' }] }],
  });

describe('a feed document', () => {
  it.each<[string, (text: string) => string]>([
    ['RSS with escaped texts', (text) => rss(escapeXml(text))],
    ['RSS with texts as they are', rss],
    ['RSS with sections of characters', (text) => rss(escapeXml(text)).replace(/<title>[^<]*/g, `<title>${asCdata(text)}`)],
    ['Atom with escaped texts', (text) => atom(escapeXml(text))],
    ['Atom with texts as they are', atom],
    ['JSON', jsonFeed],
  ])('%s leads to addresses of the web and to lines of plain text', (_, write) =>
    forEachString((text) => {
      const feed = read(() => parseFeed({ url: feedUrl, content: write(text) }, Date.now()));
      if (!feed) return;
      const { items, link, coverUrl, title, description = '' } = feed;
      const addresses = [link, coverUrl, ...items.flatMap((item) => [item.link, item.enclosureUrl, item.coverUrl])];
      for (const address of addresses) expect(!address || isWebAddress(address), address).toBe(true);
      for (const line of [title, description, ...items.map((item) => item.title)]) expect(line).not.toMatch(/\p{Cc}/u);
    }),
  );

  it('a page that announces feeds leads to addresses of the web', () =>
    forEachString((text) => {
      const html = `<html><head><title>${text}</title><link rel="alternate" type="application/rss+xml" href="${text}">
<meta property="og:image" content="${text}"></head><body></body></html>`;
      const page = read(() => readChannelPage({ channelUrl: feedUrl, url: feedUrl, text: html }));
      for (const address of [page?.coverUrl, page?.channelUrl, page?.next, ...(page?.feeds ?? [])])
        expect(!address || isWebAddress(address), address).toBe(true);
    }));

  it.each<[string, (text: string) => string]>([
    [
      'OPML',
      (text) => `<opml version="2.0"><body><outline text="${escapeXml(text)}" xmlUrl="${escapeXml(text)}"/></body></opml>`,
    ],
    ['OPML as it is', (text) => `<opml version="2.0"><body><outline text="${text}" xmlUrl="${text}"/></body></opml>`],
    ['a table', (text) => `Id,Url,Title\nUC${'a'.repeat(22)},${text},"${text.replaceAll('"', '""')}"\n`],
  ])('a list of subscriptions as %s leads to addresses of the web', (_, write) =>
    forEachString((text) => {
      for (const { url, pageUrl } of read(() => readSubscriptions(write(text))) ?? []) {
        expect(isWebAddress(url), url).toBe(true);
        expect(!pageUrl || isWebAddress(pageUrl), pageUrl).toBe(true);
      }
    }),
  );
});

describe('a caption file', () => {
  const timing = '00:00:01.000 --> 00:00:02.000';
  it.each<[string, (text: string) => string]>([
    ['WebVTT', (text) => `WEBVTT ${text}\n\nNOTE ${text}\n\n${timing} ${text}\n<v ${text}>${text}\n\n${timing}\nend\n`],
    ['SubRip', (text) => `1\n00:00:01,000 --> 00:00:02,000\n${text}\n\n2\n00:00:03,000 --> 00:00:04,000\nend\n`],
    [
      'SubStation Alpha',
      (text) => `[Script Info]\nTitle: ${text}\n[Events]\nDialogue: 0,0:00:01.00,0:00:02.00,${text},,0,0,0,,${text}\n`,
    ],
    ['lyrics', (text) => `[ti:${text}]\n[00:01.00]${text}\n[00:02.00]end\n`],
    [
      'TTML',
      (text) =>
        `<tt xml:lang="${escapeXml(text)}"><body><div><p begin="1s" end="2s">${escapeXml(text)}</p><p begin="3s" end="4s">${text}</p></div></body></tt>`,
    ],
    [
      'a transcript of YouTube',
      (text) => `<transcript><text start="1" dur="1">${text}</text><text start="${text}">b</text></transcript>`,
    ],
    ['JSON', (text) => JSON.stringify([{ startTime: 1, endTime: 2, text, speaker: text, [text]: text }])],
    ['JSON as it is', (text) => `{"segments":[{"start":1,"end":2,"text":"${text}"}]}`],
    ['plain text', (text) => `0:01 ${text}\n0:02 end\n`],
  ])('%s gives cues of plain text in order, or a Failure', (_, write) =>
    forEachString((text) => {
      const captions = read(() => readCaptions({ text: write(text) }, { contentType: 'text/plain' }));
      let last = 0;
      for (const { startTime, endTime, text, speaker } of captions?.cues ?? []) {
        expect(startTime).toBeGreaterThanOrEqual(last);
        expect(endTime).toBeGreaterThanOrEqual(startTime);
        expect(typeof text).toBe('string');
        expect(['string', 'undefined']).toContain(typeof speaker);
        last = startTime;
      }
      if (captions?.language !== undefined) expect(captions.language).toMatch(/^[a-z-]{2,40}$/i);
    }),
  );
});

describe('a library file', () => {
  async function* bytesOf(records: unknown[], counts: object) {
    const lines = [{ format: libraryFormat, version: libraryVersion }, ...records, { kind: 'end', counts }];
    yield gzipSync(new TextEncoder().encode(`${lines.map((line) => JSON.stringify(line)).join('\n')}\n`));
  }
  const recordsIn = async (records: unknown[], counts: object) => {
    const found = [];
    for await (const record of createLibraryReader(bytesOf(records, counts))) found.push(record);
    return found;
  };

  it('is read with addresses of the web only', () =>
    forEachString(async (text) => {
      const { content, saved, note } = hostileMedia(text, text);
      const value = { ...content, sourceUrl: text, coverUrl: text, channelUrl: text, soundUrl: text };
      const records = [
        { kind: 'content', value },
        { kind: 'saved', value: saved },
        { kind: 'note', value: note },
      ];
      const found = await recordsIn(records, { content: 1, saved: 1, note: 1 }).catch((error) => {
        expect(error).toBeInstanceOf(Failure);
        return [];
      });
      for (const record of found) {
        if (record.kind !== 'content') continue;
        const { sourceUrl, coverUrl, channelUrl, soundUrl } = record.value;
        for (const address of [sourceUrl, coverUrl, channelUrl, soundUrl]) expect(!address || isWebAddress(address)).toBe(true);
      }
    }));

  it('adds no field that its schema lacks, and nothing to other objects', () =>
    forEachString(async (text) => {
      const { saved } = hostileMedia('plain');
      const line = JSON.stringify({ kind: 'saved', value: saved }).replace(
        '"value":{',
        () => `"value":{${JSON.stringify(text)}:{"hostileRan":1},"__proto__":{"hostileRan":1},`,
      );
      const [record] = await recordsIn([JSON.parse(line)], { saved: 1 });
      expect(Object.keys(record!.value).sort()).toEqual(Object.keys(saved!).sort());
      expect(record!.value).not.toHaveProperty('hostileRan');
    }));
});
