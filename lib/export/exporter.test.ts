import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { ExportFormat } from '../contract/exporting.ts';
import { decodeBase64 } from '../encoding/base64.ts';
import type { MediaRecords, WorkspaceState } from '../ports/exporter.ts';
import type { LibraryRecords } from '../ports/library-records.ts';
import { readCaptions } from '../subtitles/read-captions.ts';
import { createExporter } from './exporter.ts';
import { breadRecords } from './fixtures/records.ts';
import { readHtmlBundle } from './html/read-html-bundle.ts';
import type { WorkspaceClient } from './workspace/send-request.ts';
import { fakeNotion } from './workspace/testing/fake-notion.ts';

const record = <Kind extends keyof LibraryRecords>(kind: Kind) =>
  breadRecords.find((one) => one.kind === kind)!.value as LibraryRecords[Kind];
const mediaItem: MediaRecords = {
  content: { ...record('content'), title: 'Brot: heute' },
  saved: record('saved'),
  note: { ...record('note'), text: 'Mine\n\n> Bread rises [0:00](#t=0)\n' },
  summary: record('summary'),
  transcript: record('transcript'),
  visuals: {
    contentId: 'youtube:a',
    createdAt: 1,
    slides: [
      { startTime: 61, endTime: 90, image: { mimeType: 'image/webp', base64: 'UklGRg==', width: 4, height: 3 }, text: 'Rye' },
      { startTime: 90, endTime: 95, image: { mimeType: 'image/png', base64: '<svg>', width: 4, height: 3 }, text: 'Wheat' },
    ],
  },
};

const notion = fakeNotion();
const clientOf = (token: string): WorkspaceClient => ({
  async request({ method, path, query, body }) {
    const answer = notion.answer({
      method: method.toUpperCase(),
      path: `/v1/${path}?${new URLSearchParams(query)}`,
      headers: { authorization: `Bearer ${token}`, 'notion-version': '2025-09-03' },
      body: body ? JSON.stringify(body) : '',
    });
    if (answer.status !== 200) throw Object.assign(new Error('refused'), { status: answer.status, headers: new Headers() });
    return answer.body;
  },
});
const exporter = createExporter({ workspaceClient: clientOf, markmapScript: async () => 'globalThis.markmap = {}' });

describe('writeExportFile', () => {
  const write = (format: ExportFormat, more = {}) => exporter.writeExportFile({ mediaItem, format, ...more });

  it('states the transcribed part of a partial transcript, with the caller’s labels', async () => {
    const { content, transcript, summary } = mediaItem;
    const part: MediaRecords = {
      ...mediaItem,
      content: { ...content, duration: 3600 },
      transcript: { ...transcript!, isPartial: true },
      summary: { ...summary!, heard: 1.25 },
    };
    const labels = { summary: 'S', chapters: 'C', notes: 'N', quotes: 'Q', transcript: 'T', part: 'Gehört nur bis' };
    const line = 'Gehört nur bis 00:01 / 1:00:00';
    const file = (format: ExportFormat, of = part) => exporter.writeExportFile({ mediaItem: of, format, labels, language: 'de' });
    expect((await file('markdown')).text).toContain(`# Brot: heute\n\n*${line}*\n\n## S\n\n- Yeast`);
    expect((await file('obsidian')).text).toContain(`*${line}*`);
    expect((await file('html')).text).toContain(`</ul>\n<p class="part" lang="de">${line}</p>\n<section>`);
    expect(JSON.parse((await file('json')).text)).toMatchObject({ heard: 1.25, summaryHeard: 1.25 });
    const { text: vtt } = await file('vtt');
    expect(vtt).toMatch(/^WEBVTT\n\nNOTE Gehört nur bis 00:01 \/ 1:00:00\n\n00:00/);
    expect(readCaptions({ text: vtt }).cues.map(({ text }) => text)).toEqual(['Bread rises']);
    expect((await file('srt')).fileName).toBe('Gehört nur bis 00.01 – Brot - heute.srt');
    expect((await file('txt')).fileName).toBe('Gehört nur bis 00.01 – Brot - heute.txt');
    const sneaky = await exporter.writeExportFile({ mediaItem: part, format: 'vtt', labels: { ...labels, part: 'a\n\n--> b' } });
    expect(sneaky.text).toMatch(/^WEBVTT\n\nNOTE a -- b 00:01/);

    // The remaining part was transcribed since.
    const since = { ...part, transcript: transcript! };
    expect((await file('markdown', since)).text).toContain(`# Brot: heute\n\n## S\n\n*${line}*\n\n- Yeast`);
    expect((await file('html', since)).text).toMatch(/<h2 lang="de">S<\/h2>\n<p class="part" lang="de">Gehört/);
    expect((await file('srt', since)).fileName).toBe('Brot - heute.srt');
    expect((await file('markdown', mediaItem)).text).not.toContain(labels.part);
    expect((await exporter.writeExportFile({ mediaItem: part, format: 'markdown' })).text).toContain(
      '*Transcribed up to 00:01 / 1:00:00*',
    );
  });

  it.each<[ExportFormat, string, string, string]>([
    ['markdown', 'Brot - heute.md', 'text/markdown', '- Yeast eats sugar.'],
    ['srt', 'Brot - heute.srt', 'application/x-subrip', '00:00:00,000 --> 00:00:01,250'],
    ['vtt', 'Brot - heute.vtt', 'text/vtt', 'WEBVTT'],
    ['ass', 'Brot - heute.ass', 'text/x-ssa', ',,Bread\\Nrises'],
    ['ttml', 'Brot - heute.ttml', 'application/ttml+xml', '>Bread<br/>rises'],
    ['txt', 'Brot - heute.txt', 'text/plain', 'Bread rises'],
    ['json', 'Brot - heute.json', 'application/json', '"title": "Brot: heute"'],
    ['anki', 'Brot - heute.tsv', 'text/tab-separated-values', '"Bread rises"\t"Brot: heute (00:00)'],
    ['html', 'Brot - heute.html', 'text/html', '<title>Brot: heute</title>'],
  ])('writes %s', async (format, fileName, mimeType, part) => {
    const file = await write(format);
    expect(file).toEqual({ fileName, mimeType, text: expect.stringContaining(part) });
  });

  it('writes Markdown with the transcript only on request, with the given labels', async () => {
    const labels = { summary: 'Kurz', chapters: 'Kapitel', notes: 'Notizen', quotes: 'Zitate', transcript: 'Wortlaut' };
    expect((await write('markdown', { labels })).text).toContain('## Kurz');
    expect((await write('markdown', { labels })).text).not.toContain('## Wortlaut');
    expect((await write('markdown', { labels, withTranscript: true })).text).toContain('## Wortlaut');
  });

  it('begins the summary with what it is about', async () => {
    const { summary } = mediaItem;
    const about = {
      ...mediaItem,
      summary: { ...summary!, digest: { ...summary!.digest, overview: 'Talk · 2 min\nAbout: *Bread*' } },
    };
    const file = (format: ExportFormat) => exporter.writeExportFile({ mediaItem: about, format });
    expect((await file('markdown')).text).toContain('## Summary\n\nTalk · 2 min\n\nAbout: \\*Bread\\*\n\n- Yeast');
    expect((await file('html')).text).toMatch(/<p>Talk · 2 min<\/p>\s*<p>About: \*Bread\*<\/p>\s*<ul/);
  });

  it('writes the text of slides in every format, and their images into HTML only', async () => {
    expect((await write('markdown')).text).toContain('## Slides\n\n[01:01](https://www.youtube.com/watch?v=a&t=61) Rye\n\n');
    const item = JSON.parse((await write('json')).text);
    expect(item.slides).toEqual([
      { startTime: 61, endTime: 90, text: 'Rye' },
      { startTime: 90, endTime: 95, text: 'Wheat' },
    ]);
    const { text } = await write('html', { labels: { slides: 'Folien' } });
    expect(text).toContain('>Folien</h2>');
    expect(text.match(/<img [^>]*>/g)).toEqual(['<img src="data:image/webp;base64,UklGRg==" alt="Rye" loading="lazy">']);
    expect(text).toContain('Wheat');
  });

  it('writes an HTML page that can be imported again', async () => {
    const kinds = ['content', 'transcript', 'summary', 'saved', 'note'] as const;
    const records = readHtmlBundle((await write('html')).text);
    expect(records.map(({ kind }) => kind)).toEqual(kinds);
    expect(records.map(({ value }) => value)).toEqual(kinds.map((kind) => mediaItem[kind]));
  });

  it('passes a note to Obsidian, by the clipboard when it is long', async () => {
    const { uri, text, usesClipboard } = await write('obsidian');
    expect(usesClipboard).toBeUndefined();
    expect(uri).toContain(`file=Brot%20-%20heute&content=${encodeURIComponent(text)}`);
    const long = { ...mediaItem, note: { ...mediaItem.note!, text: 'x'.repeat(3000) } };
    expect(await exporter.writeExportFile({ mediaItem: long, format: 'obsidian' })).toMatchObject({
      usesClipboard: true,
      uri: 'obsidian://new?file=Brot%20-%20heute&clipboard',
    });
  });

  it('reports what is missing', async () => {
    const bare = { content: mediaItem.content };
    await expect(exporter.writeExportFile({ mediaItem: bare, format: 'srt' })).rejects.toMatchObject({
      code: 'notFound',
      details: { missing: 'words' },
    });
    await expect(exporter.writeExportFile({ mediaItem: bare, format: 'anki' })).rejects.toMatchObject({
      details: { missing: 'quotes' },
    });
    expect((await exporter.writeExportFile({ mediaItem: bare, format: 'markdown' })).text).toContain('# Brot: heute');
  });
});

it('writes a mind map as a data URL', async () => {
  const map = { title: 'Brot', children: [{ title: 'Flour', startTime: 65, children: [] }] };
  const file = await exporter.writeMindMap({
    map,
    format: 'xmind',
    site: 'youtube',
    sourceUrl: 'https://www.youtube.com/watch?v=a',
  });
  expect(file.fileName).toBe('Brot.xmind');
  const [head, data] = file.fileUrl.split(',') as [string, string];
  expect(head).toBe('data:application/vnd.xmind.workbook;base64');
  const content = new TextDecoder().decode(unzipSync(decodeBase64(data))['content.json']);
  expect(JSON.parse(content)[0].rootTopic.children.attached[0]).toMatchObject({
    title: 'Flour',
    href: 'https://www.youtube.com/watch?v=a&t=65',
  });
});

describe('the workspace', () => {
  const connection = { token: 'secret', databaseId: '0123456789abcdef0123456789abcdef' };

  it('returns its name', async () => {
    expect(await exporter.checkWorkspace(connection)).toEqual({ workspaceName: 'Kitchen' });
    await expect(exporter.checkWorkspace({ ...connection, token: 'other' })).rejects.toMatchObject({
      code: 'siteFailed',
      details: { status: 401 },
    });
    await expect(exporter.checkWorkspace({ ...connection, databaseId: 'another' })).rejects.toMatchObject({ code: 'notFound' });
  });

  it('creates a page, and passes its state to the caller', async () => {
    const states: WorkspaceState[] = [];
    const run = { signal: new AbortController().signal, onEvent: (state: WorkspaceState) => void states.push(state) };
    const { url } = await exporter.createPage({ connection, mediaItem }, run);
    expect(notion.pages).toHaveLength(1);
    expect(notion.pages[0]!.markdown).toContain('Yeast eats sugar.');
    expect(states.at(-1)!.page!.url).toBe(url);
    await exporter.createPage({ connection, mediaItem, state: states.at(-1) }, run);
    expect(notion.pages).toHaveLength(1);
  });
});
