import { unzipSync } from 'fflate';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import type { ExportFormat, MindMapFormat } from '../../lib/contract/exporting.ts';
import { readHtmlBundle } from '../../lib/export/html/read-html-bundle.ts';
import { mindMapFile } from '../../lib/export/mind-map/mind-map-file.ts';
import { writeMediaFile } from '../../lib/export/write-media-file.ts';
import { writeOpml } from '../../lib/feeds/write-opml.ts';
import { readCaptions } from '../../lib/subtitles/read-captions.ts';
import { findIntruders, kindOf, markdownKinds, readElements } from './find-intruders.ts';
import { forEachString } from './for-each-string.ts';
import { hostileMap, hostileMedia } from './hostile-media.ts';
import { hostileStrings } from './strings/hostile-strings.ts';

const write = (format: ExportFormat, text: string, note?: string) =>
  writeMediaFile({ mediaItem: hostileMedia(text, note), format, withTranscript: true });

/** A whole file is parsed at once, which takes long for texts that are all markup. */
const shortStrings = hostileStrings.filter(({ text }) => text.length < 1000);

describe('an exported page', () => {
  const plain = readElements(write('html', 'plain').text).map(kindOf);
  const allowed = new Set([...plain, ...markdownKinds]);
  const findIn = (text: string, note?: string) => findIntruders(readElements(write('html', text, note).text), allowed);

  it('has no element, handler or address of a title, a name, a caption, a tag or a text', () =>
    forEachString((text) => expect(findIn(text)).toEqual([])));

  it('has only harmless elements of a note', () => forEachString((text) => expect(findIn('plain', text)).toEqual([])));

  it('is read again as the same records', () =>
    forEachString((text) => {
      const { content, note } = hostileMedia(text, text);
      const records = readHtmlBundle(write('html', text, text).text);
      expect(records.find(({ kind }) => kind === 'content')?.value).toEqual(content);
      expect(records.find(({ kind }) => kind === 'note')?.value).toEqual(note);
    }));
});

describe('an exported Markdown file', () => {
  const read = (text: string) => {
    const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
    return { front: parseYaml(front), body };
  };
  const nodesOf = (node: Nodes): Nodes[] => [node, ...('children' in node ? node.children.flatMap(nodesOf) : [])];
  const shapeOf = (text: string) => {
    const nodes = nodesOf(fromMarkdown(read(write('markdown', text).text).body));
    return {
      html: nodes.filter(({ type }) => ['html', 'image', 'definition'].includes(type)).length,
      hosts: new Set(nodes.flatMap((node) => (node.type === 'link' ? new URL(node.url).host : []))),
      headings: nodes.filter(({ type }) => type === 'heading').length,
    };
  };

  it('has a front matter with exactly its own fields and their texts', () => {
    const fields = Object.keys(read(write('markdown', 'plain').text).front);
    return forEachString((text) => {
      const { front } = read(write('markdown', text).text);
      expect(Object.keys(front).filter((name) => !fields.includes(name))).toEqual([]);
      expect(front.title).toBe(text.toWellFormed());
    });
  });

  it('has no markup of a title, a name, a caption or a text', () => {
    const plain = shapeOf('plain');
    return forEachString((text) => {
      const { html, hosts, headings } = shapeOf(text);
      expect(html).toBe(0);
      expect([...hosts].filter((host) => !plain.hosts.has(host))).toEqual([]);
      expect(headings).toBeLessThanOrEqual(plain.headings);
    }, shortStrings);
  });

  it('passes no other command to Obsidian', () =>
    forEachString((text) => {
      const { protocol, searchParams } = new URL(write('obsidian', text).uri!);
      expect(protocol).toBe('obsidian:');
      expect([...searchParams.keys()].filter((key) => !['file', 'content', 'clipboard'].includes(key))).toEqual([]);
      expect(searchParams.get('file')).not.toMatch(/[\\/]/);
    }));
});

describe('exported captions', () => {
  it.each(['srt', 'vtt', 'ass', 'ttml', 'txt'] as const)('as %s have the cues and times of the transcript', (format) =>
    forEachString((text) => {
      const written = write(format, text).text;
      const { cues } = readCaptions({ text: written }, { format: format === 'txt' ? 'plain-text' : undefined });
      expect(cues.map(({ startTime }) => startTime).filter((time) => ![0, 10, 20].includes(time))).toEqual([]);
      // A name that is too long to be one stays in front of the text.
      expect(cues.find(({ startTime }) => startTime === 10)?.text).toMatch(/between$/);
    }),
  );

  it('as WebVTT have no tag, comment or style of a text', () =>
    forEachString((text) => {
      const [header, ...blocks] = write('vtt', text).text.trim().split(/\n\n+/);
      expect(header).toBe('WEBVTT');
      expect(blocks.length).toBe(3);
      for (const block of blocks) {
        // A cue of spaces has no text.
        expect(block).toMatch(/^\d\d:\d\d:\d\d\.\d{3} --> \d\d:\d\d:\d\d\.\d{3}(?:\n(?:<v [^<>]*>)?[^<>\n]*(?:\n[^<>\n]+)*)?$/);
      }
    }));
});

it('an exported JSON file is the item, and nothing else', () => {
  const fields = Object.keys(JSON.parse(write('json', 'plain').text));
  return forEachString((text) => {
    const item = JSON.parse(write('json', text).text);
    expect(item).toMatchObject({ title: text, author: text, tags: [text] });
    expect(Object.keys(item)).toEqual(fields);
  });
});

describe('exported flashcards', () => {
  /** Reads a file as spreadsheets do: fields in quotes, a quote doubled. */
  const cardsOf = (text: string) => {
    const quote = text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|~&!]/g, '\\$&');
    const body = write('anki', text, `> ${quote} [0:02](#t=2)`).text.replace(/^(?:#.*\n)*/, '');
    return [...body.matchAll(/"((?:[^"]|"")*)"([\t\n])/g)].map(([, field, end]) => ({
      field: field!.replaceAll('""', '"'),
      end,
    }));
  };

  it('have three fields each, whatever the texts are', () =>
    forEachString((text) => {
      const ends = cardsOf(text).map(({ end }) => end);
      expect(ends.length % 3).toBe(0);
      expect(ends).toEqual(ends.map((_, at) => (at % 3 === 2 ? '\n' : '\t')));
    }));

  it('have no field that a spreadsheet would calculate', () =>
    forEachString((text) => expect(cardsOf(text).filter(({ field }) => /^\s*[=+\-@＝＋－＠]/.test(field))).toEqual([])));
});

describe('an exported mind map', () => {
  const markmapScript = async () => 'globalThis.markmap = { Markmap: { create() {} } }';
  const linkAt = (time: number) => `https://www.youtube.com/watch?v=a&t=${time}`;
  const write = async (text: string, format: MindMapFormat) =>
    (await mindMapFile(hostileMap(text), format, { markmapScript, linkAt })).content;

  it('as a page has its own elements only, and topics without markup', async () => {
    const allowed = new Set(readElements(String(await write('plain', 'markmap'))).map(kindOf));
    const topics = (node: { content: string; children: [] }): string[] => [node.content, ...node.children.flatMap(topics)];
    await forEachString(async (text) => {
      const page = String(await write(text, 'markmap'));
      expect(findIntruders(readElements(page), allowed)).toEqual([]);
      const data = /<script type="application\/json" id="data">([\s\S]*?)<\/script>/.exec(page)![1]!;
      const drawn = topics(JSON.parse(data)).flatMap((topic) => readElements(topic));
      expect(findIntruders(drawn, new Set(['a[href rel target]']))).toEqual([]);
    });
  });

  it.each(['opml', 'freemind'] as const)('as %s has four topics with the addresses of two', async (format) => {
    const allowed = new Set(readElements(String(await write('plain', format)), { isXml: true }).map(kindOf));
    await forEachString(async (text) => {
      const elements = readElements(String(await write(text, format)), { isXml: true });
      const topics = elements.filter(({ name }) => name === 'outline' || name === 'node');
      expect(topics.length).toBe(4);
      expect(elements.filter((element) => !allowed.has(kindOf(element)))).toEqual([]);
      expect(topics.flatMap(({ attributes }) => attributes.url ?? attributes.LINK ?? [])).toEqual([linkAt(1), linkAt(2)]);
    });
  });

  it('as XMind is an archive of the same three files', () =>
    forEachString(async (text) => {
      const entries = unzipSync((await write(text, 'xmind')) as Uint8Array);
      expect(Object.keys(entries)).toEqual(['content.json', 'metadata.json', 'manifest.json']);
      const [sheet] = JSON.parse(new TextDecoder().decode(entries['content.json']));
      expect(sheet.rootTopic.title).toBe(text.toWellFormed());
    }));
});

it('an exported list of subscriptions has one feed for each, with its own address', () =>
  forEachString((text) => {
    const subscription = { title: text, url: 'https://example.com/feed' };
    const opml = writeOpml([subscription, { ...subscription, title: 'between' }], { title: text, createdAt: 1 });
    const outlines = readElements(opml, { isXml: true }).filter(({ name }) => name === 'outline');
    expect(outlines.map(({ attributes }) => attributes.xmlUrl)).toEqual([subscription.url, subscription.url]);
  }));

it('the name of an exported file is one of a file in the folder, with its own extension', () =>
  forEachString((text) => {
    const { fileName } = write('markdown', text);
    expect(fileName).toMatch(/^[^\\/:*?"<>|\p{Cc}\u202a-\u202e\u2066-\u2069]{1,255}\.md$/u);
    expect(fileName).not.toMatch(/^\.|^(?:con|nul|com1|prn|aux)(?:\.|$)|[. ]\.md$/i);
    expect(new TextEncoder().encode(fileName).length).toBeLessThan(200);
  }));
