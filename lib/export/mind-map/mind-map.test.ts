import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { strFromU8, unzipSync } from 'fflate';
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import type { MindMap } from '../../ports/mind-map-store.ts';
import { linkOf } from './link-of.ts';
import { markdownMap } from './markdown-map.ts';
import { mindMapFile } from './mind-map-file.ts';
import { writeFreemind } from './write-freemind.ts';
import { markmapNode, writeMarkmap } from './write-markmap.ts';
import { writeOpml } from './write-opml.ts';
import { writeXmind } from './write-xmind.ts';

interface Read {
  title: string;
  link?: string;
  children: Read[];
}
const linkAt = (seconds: number) => `https://example.com/?a=1&t=${seconds}`;
const expected = ({ title, startTime, children }: MindMap): Read => ({
  title,
  ...(startTime !== undefined && { link: linkAt(startTime) }),
  children: children.map(expected),
});

type Element = { name: string; attribs: Record<string, string>; children: Element[] };
function readOpml(file: string): Read {
  const outlines = (element: Element) => element.children.filter(({ name }) => name === 'outline');
  const fromOutline = (element: Element): Read => {
    const { text, url, type } = element.attribs;
    expect(type).toBe(url && 'link');
    return { title: text!, ...(url && { link: url }), children: outlines(element).map(fromOutline) };
  };
  const opml = (parseDocument(file, { xmlMode: true }).children as unknown as Element[]).find(({ name }) => name === 'opml')!;
  expect(opml.attribs).toEqual({ version: '2.0' });
  const body = opml.children.find(({ name }) => name === 'body')!;
  expect(outlines(body)).toHaveLength(1);
  return fromOutline(outlines(body)[0]!);
}

function readFreemind(file: string): Read {
  const nodes = (element: Element) => element.children.filter(({ name }) => name === 'node');
  const fromNode = (element: Element): Read => {
    const { TEXT, LINK } = element.attribs;
    return { title: TEXT!, ...(LINK && { link: LINK }), children: nodes(element).map(fromNode) };
  };
  const [map] = parseDocument(file, { xmlMode: true }).children as unknown as Element[];
  expect(map!.name).toBe('map');
  return fromNode(nodes(map!)[0]!);
}

type Topic = { id: string; title: string; href?: string; children?: { attached: Topic[] } };
function readXmind(file: Uint8Array): Read {
  const files = unzipSync(file);
  const json = (name: string) => JSON.parse(strFromU8(files[name]!));
  expect(Object.keys(json('manifest.json')['file-entries']).sort()).toEqual(
    Object.keys(files)
      .filter((name) => name !== 'manifest.json')
      .sort(),
  );
  const ids = new Set<string>();
  const fromTopic = ({ id, title, href, children }: Topic): Read => {
    expect(ids.has(id)).toBe(false);
    ids.add(id);
    return { title, ...(href && { link: href }), children: (children?.attached ?? []).map(fromTopic) };
  };
  const [sheet, ...others] = json('content.json');
  expect(others).toEqual([]);
  return fromTopic(sheet.rootTopic);
}

type MarkmapNode = { content: string; children: MarkmapNode[] };
/** Reads the data that the page passes to Markmap, whose script is replaced. */
function readMarkmap(page: string): Read {
  const scripts = [...page.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
  const data = scripts.find(([, attributes]) => attributes!.includes('application/json'))![2];
  let drawn: MarkmapNode | undefined;
  const context = createContext({
    document: { getElementById: () => ({ textContent: data }) },
    markmap: { Markmap: { create: (_svg: string, _options: unknown, root: MarkmapNode) => (drawn = root) } },
  });
  for (const [, attributes, code] of scripts) if (attributes!.includes('nonce')) runInContext(code!, context);
  const fromNode = ({ content, children }: MarkmapNode): Read => {
    const [node] = parseDocument(content).children as unknown as (Element & { data: string })[];
    const isLink = node?.name === 'a';
    const text = isLink ? (node.children[0] as unknown as { data: string } | undefined)?.data : node?.data;
    return { title: text ?? '', ...(isLink && { link: node.attribs.href }), children: children.map(fromNode) };
  };
  return fromNode(drawn!);
}

const formats: [string, (map: MindMap) => Read][] = [
  ['OPML', (map) => readOpml(writeOpml(map, linkAt))],
  ['FreeMind', (map) => readFreemind(writeFreemind(map, linkAt))],
  ['XMind', (map) => readXmind(writeXmind(map, linkAt))],
  ['Markmap', (map) => readMarkmap(writeMarkmap(map, '/* the library */', linkAt))],
];
const leaf = (title: string, startTime?: number): MindMap => ({ title, startTime, children: [] });

/** The deepest map that Markdown yields. Reading it takes seconds. */
const deepMap = markdownMap(Array.from({ length: 200 }, (_, i) => `${'  '.repeat(i)}- level ${i}`).join('\n'), 'deep');

describe.each(formats)('%s', (_, throughFile) => {
  it('contains the whole tree', () => {
    const map = {
      title: 'Bread',
      children: [{ title: 'Flour', startTime: 0, children: [leaf('Gluten', 12.5), leaf('Bran')] }, leaf('Time', 3723)],
    };
    expect(throughFile(map)).toEqual(expected(map));
    expect(throughFile(leaf('alone'))).toEqual(expected(leaf('alone')));
  });

  it.each([
    '<b>"bread" & \'butter\'</b>',
    '</script><script>alert(1)</script>',
    ']]> <!-- &amp; &#60; -->',
    'لماذا يرتفع الخبز؟',
    '为什么 👩‍👩‍👧 🍞',
    'a\u2028b',
    '$& $1 `x` \\n \\u003c',
    '__proto__',
  ])('writes %j literally', (title) => {
    const map = { title, children: [leaf(title, 1)] };
    expect(throughFile(map)).toEqual(expected(map));
  });

  it('loses only characters that no file can contain', () => {
    const { title } = throughFile(leaf('a\ud83db'));
    expect(title).toMatch(/^a(\ufffd|\ud83d)b$/);
  });

  it('contains 10,000 topics', () => {
    const branch = (i: number): MindMap => ({
      title: `branch ${i}`,
      children: Array.from({ length: 99 }, (_, j) => leaf(`${i}.${j}`, j)),
    });
    const map = { title: 'many', children: Array.from({ length: 100 }, (_, i) => branch(i)) };
    expect(throughFile(map)).toEqual(expected(map));
  });

  it('contains the deepest map that Markdown yields', () => {
    expect(throughFile(deepMap)).toEqual(expected(deepMap));
  });
});

describe('Markdown that is not plain', () => {
  /** A topic as `title`, or as `[title, subtopics]`. */
  type Short = string | [string, ...Short[]];
  const short = ({ title, url, children }: MindMap): Short => {
    const named = url ? `${title} <${url}>` : title;
    return children.length > 0 ? [named, ...children.map(short)] : named;
  };

  it.each<[string, string, Short]>([
    ['front matter', '---\ntitle: A\n---\n# H\n- a', ['H', 'a']],
    ['comments', '# H\n<!-- a -->\n- b <!-- c\n\nd --> e\n\n<!--\n# f\n-->', ['H', 'b e']],
    ['images', '# H ![](x.png)\n- ![a](x.png)\n- ![](x.png)\n- b ![c][d]\n\n[d]: x.png', ['H', 'a', '', 'b c']],
    ['entities', '# A &amp; B&nbsp;&copy;\n- &lt;b&gt; &#x41;', ['A & B ©', '<b> A']],
    ['code', '# H\n```\n# a <!-- b -->\n```\n- `c <b>`', ['H', '# a <!-- b -->', 'c <b>']],
    ['tables', '# H\n| a | `b|c` |\n|--|--|\n| **1** | |', ['H', ['a | b|c', '1']]],
    ['checkboxes', '# H\n- [x] a\n- [ ] b\n  - [X] c', ['H', 'a', ['b', 'c']]],
    [
      'a link in a heading',
      '# [H](https://example.com/)\n## [a](./a.md) and [b](#b)',
      ['H <https://example.com/>', 'a and b <#b>'],
    ],
    ['several links', '# H\n- [a](https://a.example/) [b](https://b.example/)', ['H', 'a b']],
    ['HTML', '# H<br>i <sub>2</sub> ~~j~~\n- <b class="x">a</b> <T>', ['H i 2 j', 'a <T>']],
  ])('%s', (_, markdown, expectedMap) => expect(short(markdownMap(markdown))).toEqual(expectedMap));

  it('has the link of a time where nothing else says what is opened', () => {
    const map = markdownMap('# A\n\n## [0:05](https://youtu.be/x?t=5) Intro\n\n## B');
    for (const file of [writeOpml(map), writeFreemind(map)]) expect(file).toContain('"https://youtu.be/x?t=5"');
    expect(writeOpml(map, linkAt)).not.toContain('youtu.be');
  });

  it('opens the time of a topic before its link', () => {
    const [timed, linked] = markdownMap('- [0:05](#t=5) [a](https://a.example/)\n- [b](https://b.example/)').children;
    expect([linkOf(timed!, linkAt), linkOf(linked!, linkAt)]).toEqual([linkAt(5), 'https://b.example/']);
  });
});

describe('the requirements of the programs', () => {
  const map = { title: 'Brot 🍞', children: [leaf('é'), leaf('b'), leaf('c')] };

  it('FreeMind: root first, ASCII only, branches on both sides', () => {
    expect(writeFreemind(map)).toBe(
      '<map version="1.0.1">\n<node TEXT="Brot &#127838;">\n<node TEXT="&#233;" POSITION="right"/>\n<node TEXT="b" POSITION="right"/>\n<node TEXT="c" POSITION="left"/>\n</node>\n</map>\n',
    );
  });

  it('XML: no invalid character', () => {
    expect(writeOpml(leaf('a\0b\x1bc\uffffd\te'))).toContain('text="a b c d e"');
  });

  it('XMind: equal maps give equal bytes', () => {
    expect(writeXmind(map)).toEqual(writeXmind(map));
  });

  it('a name and a type', async () => {
    const markmapScript = async () => '';
    const names = await Promise.all(
      (['markmap', 'opml', 'freemind', 'xmind'] as const).map((format) =>
        mindMapFile({ ...map, title: 'a/b' }, format, { markmapScript }),
      ),
    );
    expect(names.map(({ fileName, mimeType }) => `${fileName} ${mimeType}`)).toEqual([
      'a b.html text/html',
      'a b.opml text/x-opml',
      'a b.mm application/x-freemind',
      'a b.xmind application/vnd.xmind.workbook',
    ]);
  });
});

describe('the Markmap page', () => {
  it('receives HTML in which a title is text, and a link leads to the web', () => {
    const map = { title: 'a & <b>', children: [leaf('c', 9)] };
    expect(markmapNode(map, (time) => `https://example.com/?a="b&t=${time}`)).toEqual({
      content: 'a &amp; &lt;b&gt;',
      children: [
        { content: '<a href="https://example.com/?a=&quot;b&amp;t=9" target="_blank" rel="noreferrer">c</a>', children: [] },
      ],
    });
    expect(markmapNode(leaf('c', 9), () => 'javascript:alert(1)').content).toBe('c');
  });

  it('carries the notices of d3 and markmap in a comment', () => {
    const [comment] = /<!--[\s\S]*?-->/.exec(writeMarkmap(leaf('a'), 'const a = 1;'))!;
    expect(comment).toContain('Mike Bostock');
    expect(comment).toContain('Copyright (c) 2020 Gerald');
    expect(comment).not.toContain('<script');
  });

  it('runs its own scripts only, and loads nothing', () => {
    const page = writeMarkmap(leaf('<script>alert(1)</script>'), 'const a = "</script><!--";');
    const [, nonce] = /script-src 'nonce-([\w-]{36})'/.exec(page)!;
    expect(page.match(/<script/g)).toHaveLength(3);
    expect(page.split(`<script nonce="${nonce}">`)).toHaveLength(3);
    expect(page).toContain('const a = "\\x3c/script>\\x3c!--";');
    expect(page).toContain("default-src 'none'");
    expect(page).not.toMatch(/(?:src|href)="/);
    expect(writeMarkmap(leaf('a'), '')).not.toContain(nonce);
  });

  it('accepts the published script of markmap-view', () => {
    const modules = new URL('../../../node_modules/', import.meta.url);
    const script = ['d3/dist/d3.min.js', 'markmap-view/dist/browser/index.js'].map((path) =>
      readFileSync(new URL(path, modules), 'utf8'),
    );
    const context = createContext({});
    runInContext('var window = this; var self = this;', context);
    for (const text of script) runInContext(text, context);
    expect(runInContext('typeof markmap.Markmap.create', context)).toBe('function');
  });
});

it('is an outline in Markdown with times, which is read as the same map', async () => {
  const map: MindMap = {
    title: 'Time *now*',
    children: [
      { title: '# Towers [1]', startTime: 65, children: [{ title: 'Clocks', startTime: 70, children: [] }] },
      { title: 'Trains', children: [] },
    ],
  };
  const { content, mimeType } = await mindMapFile(map, 'outline', { markmapScript: async () => '' });
  expect(content).toContain('- [01:05] ');
  expect([markdownMap(String(content)), mimeType]).toEqual([map, 'text/markdown']);
});
