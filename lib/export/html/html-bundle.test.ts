import fc from 'fast-check';
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import type { LibraryRecord } from '../../ports/library-records.ts';
import type { ExportItem } from '../export-item.ts';
import { anyText } from '../fixtures/any-text.ts';
import { bare, bread } from '../fixtures/items.ts';
import { breadRecords } from '../fixtures/records.ts';
import { inlineJson } from '../inline-json.ts';
import { htmlBundle } from './html-bundle.ts';
import { readHtmlBundle } from './read-html-bundle.ts';

type Elements = { name: string; attributes: Record<string, string>; text: string }[];

/** Every element of a page, in order, as a browser would parse it. */
function elements(html: string): Elements {
  const found: Elements = [];
  const walk = (nodes: ReturnType<typeof parseDocument>['children']): string =>
    nodes
      .map((node) => {
        if (node.type === 'text') return node.data;
        if (!('children' in node)) return '';
        const element = 'attribs' in node ? { name: node.name, attributes: node.attribs, text: '' } : undefined;
        if (element) found.push(element);
        const text = walk(node.children as typeof nodes);
        if (element) element.text = text;
        return text;
      })
      .join('');
  walk(parseDocument(html).children);
  return found;
}
const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(1)>"\'&<!--\u2028';
const evil: ExportItem = {
  ...bread,
  title: hostile,
  author: hostile,
  channelTitle: hostile,
  sourceUrl: 'https://example.com/"onclick="alert(1)',
  publishedAt: '<script>',
  language: '"><script>',
  tags: [hostile],
  note: hostile,
  summary: `${hostile}\n\n[x](javascript:alert(1)) ![x](https://example.com/x.png)`,
  chapters: [{ start: 0, end: 1, title: hostile, summary: hostile }],
  slides: [{ startTime: 0, endTime: 1, text: hostile, caption: hostile }],
  cues: [{ index: 0, startTime: 0, endTime: 1, text: hostile, speaker: hostile }],
  quotes: [{ startTime: 0, text: hostile, speaker: hostile, note: hostile }],
};

const noteOf = (text: string): LibraryRecord => ({ kind: 'note', value: { contentId: 'a', text, createdAt: 1, updatedAt: 1 } });
const hostileNote = noteOf(hostile);

describe('htmlBundle', () => {
  const all = elements(htmlBundle([bread], []));
  const texts = (name: string, cls?: string) =>
    all.filter((element) => element.name === name && (!cls || element.attributes.class === cls)).map(({ text }) => text);

  it('contains all parts of an item', () => {
    expect(texts('title')).toEqual([bread.title]);
    expect(texts('h2')).toEqual(['Summary', 'Chapters', 'Slides', 'Notes', 'Quotes', 'Transcript']);
    expect(texts('h3')).toEqual(['00:00 Flour', '02:05 Time *and* [heat]']);
    expect(texts('p', 'cue')).toEqual(['00:00 Ann: Bread needs < 5 things & <b>time</b>.', '02:05 # Yeast is alive.']);
    expect(texts('p', 'about')).toEqual(['Ann Baker · The Slow Kitchen · 2024-05-17 · 1:02:03 · www.youtube.com']);
    expect(texts('blockquote')).toEqual(bread.quotes!.map(({ text }) => text));
    expect(texts('figcaption').slice(0, 2)).toEqual([
      '02:05How *dough* rises\n1. Yeast eats <sugar>\n---A loaf that "grows"',
      '05:00',
    ]);
    expect(all.find(({ name }) => name === 'img')!.attributes.alt).toBe('How *dough* rises\n1. Yeast eats <sugar>\n---');
    expect(texts('strong')).toEqual(['rye']);
  });

  it('links times to the media item', () => {
    const links = all.filter(({ name, text }) => name === 'a' && text === '02:05').map(({ attributes }) => attributes.href);
    expect(links).toEqual(Array(5).fill('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=125'));
  });

  it('lists several items', () => {
    const page = elements(htmlBundle([bread, bare], [], { title: 'Both', language: 'de' }));
    expect(page.filter(({ name }) => name === 'html')[0]!.attributes.lang).toBe('de');
    expect(page.filter(({ attributes }) => attributes.href?.startsWith('#')).map(({ text }) => text)).toEqual([
      bread.title,
      bare.title,
    ]);
    expect(page.filter(({ name }) => name === 'article').map(({ attributes }) => attributes.id)).toEqual(['item-0', 'item-1']);
  });

  it('links only addresses that a browser opens from anywhere', () => {
    const item = { ...bare, sourceUrl: 'file:///home/ann/talk.mp4', coverUrl: '/cover.png', channelUrl: '' };
    expect(htmlBundle([item], [])).not.toContain('href="file:');
  });

  it('contains no script and loads nothing, whatever the texts contain', () => {
    const page = elements(htmlBundle([evil, bread], [hostileNote]));
    const pictures = page.filter(({ name }) => name === 'img').map(({ attributes }) => attributes.src);
    expect(pictures).toEqual(['data:image/webp;base64,UklGRg==', 'data:image/webp;base64,AAAA']);
    expect(page.filter(({ name }) => ['script', 'iframe', 'link', 'object', 'base', 'form'].includes(name))).toEqual([
      expect.objectContaining({ attributes: { type: 'application/json', id: 'gloss-data' } }),
    ]);
    const attributes = page.flatMap((element) => Object.entries(element.attributes));
    expect(attributes.filter(([name]) => name.startsWith('on') || name === 'style')).toEqual([]);
    const links = attributes.filter(([name]) => name === 'href').map(([, value]) => value);
    expect(links.filter((link) => !/^(https:\/\/|#item-)/.test(link))).toEqual([]);
    expect(page.find(({ attributes }) => attributes['http-equiv'])!.attributes.content).toMatch(
      /^default-src 'none';(?!.*script-src)/,
    );
  });
});

describe('readHtmlBundle', () => {
  it('returns the records that were written', () => {
    const records = [...breadRecords, hostileNote];
    expect(readHtmlBundle(htmlBundle([bread, evil], records))).toEqual(records);
    expect(readHtmlBundle(htmlBundle([], []))).toEqual([]);
  });

  it('returns any text unchanged', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(readHtmlBundle(htmlBundle([{ ...bare, title: text }], [noteOf(text)]))).toEqual([noteOf(text)]);
      }),
    );
  });

  const page = htmlBundle([bread], breadRecords);
  const changed = (change: (data: { version: unknown; format: unknown; records: { value: object }[] }) => void) =>
    page.replace(/(id="gloss-data">)(.*)(?=<\/script)/, (_, tag, json) => {
      const data = JSON.parse(json);
      change(data);
      return tag + inlineJson(data);
    });

  it.each<[string, string, string]>([
    ['another page', '<html><body>id=gloss-data</body></html>', 'foreign'],
    ['nothing', '', 'foreign'],
    ['other data', changed((data) => Object.assign(data, { format: 'x' })), 'foreign'],
    ['no object', page.replace(/(id="gloss-data">).*(?=<\/script)/, '$1null'), 'foreign'],
    ['a later version', changed((data) => Object.assign(data, { version: 2, records: 'other' })), 'newer'],
    ['a page cut off', page.slice(0, page.indexOf('gloss-data') + 90), 'damaged'],
    ['a page cut off in its tag', page.slice(0, page.indexOf('gloss-data') + 11), 'foreign'],
    ['broken JSON', page.replace('"records":', '"records"'), 'damaged'],
    ['deep JSON', page.replace(/(id="gloss-data">).*(?=<\/script)/, `$1${'['.repeat(100_000)}`), 'damaged'],
    ['no records', changed((data) => Object.assign(data, { records: {} })), 'damaged'],
    ['an unknown kind', changed(({ records }) => Object.assign(records[0]!, { kind: 'key' })), 'damaged'],
    ['no title', changed(({ records }) => Object.assign(records[0]!.value, { title: undefined })), 'damaged'],
    [
      'a script for an address',
      changed(({ records }) => Object.assign(records[0]!.value, { sourceUrl: 'javascript:alert(1)' })),
      'damaged',
    ],
    ['a cue without words', changed(({ records }) => Object.assign(records[1]!.value, { cues: [{ index: 0 }] })), 'damaged'],
  ])('rejects %s', (_, html, file) => {
    expect(() => readHtmlBundle(html)).toThrow(expect.objectContaining({ name: 'Failure', code: 'invalid', details: { file } }));
  });

  it('drops unknown fields', () => {
    const html = changed(({ records }) => Object.assign(records[0]!.value, { admin: true, toString: 1 }));
    expect(readHtmlBundle(html)).toEqual(breadRecords);
  });
});
