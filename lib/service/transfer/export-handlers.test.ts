import { beforeEach, describe, expect, it } from 'vitest';
import { fakeFeeds, rss } from '../../../test/fake-feeds.ts';
import { type FakePorts, fakePorts, talkUrl } from '../../../test/fake-ports.ts';
import { serviceClient } from '../../../test/service-client.ts';
import { readHtmlBundle } from '../../export/html/read-html-bundle.ts';
import { notePicture } from '../../store/testing/rows-suite.ts';
import { createService } from '../service.ts';

const contentId = 'web:talk';
const labels = { summary: 'Kurz', chapters: 'Kapitel', notes: 'Notizen', quotes: 'Zitate', transcript: 'Wortlaut' };

describe('exports', () => {
  let ports: FakePorts;
  let client: ReturnType<typeof serviceClient>;
  beforeEach(async () => {
    ports = fakePorts();
    client = serviceClient(createService(ports).handlers);
    await client.summarize({ url: talkUrl });
    await client.updateNote({ contentId, text: 'Mine\n\n> Then trains needed one time. [0:10](#t=10)' });
    await client.updateVideo({ id: contentId, tags: ['time'], title: 'Clocks' });
  });

  it('contain the pictures of the note in Markdown, HTML and Anki, and no other image', async () => {
    const { time, image, thumbnail } = notePicture('p');
    const { pictureId } = await client.addNotePicture({ contentId, time, image, thumbnail });
    const foreign = '![x](https://tracker.example/x.png) [y](#t=1&picture=unknown)';
    await client.updateNote({ contentId, text: `A slide. [1:05](#t=65&picture=${pictureId})\n\n${foreign}` });
    const address = `data:image/webp;base64,${image.base64}`;
    const text = async (format: 'markdown' | 'html' | 'anki' | 'json' | 'obsidian') =>
      (await client.exportVideo({ contentId, format })).text;
    expect(await text('markdown')).toContain(`![](${address})`);
    const html = await text('html');
    expect(html.match(/<img [^>]*>/g)).toEqual([`<img src="${address}" alt="" loading="lazy">`]);
    expect(await text('anki')).toContain(`"<img src=""${address}"">"\t"A slide.<br>`);
    for (const format of ['json', 'obsidian'] as const) expect(await text(format)).not.toContain('data:image');
  });

  it('are written in every format', async () => {
    const text = async (format: Parameters<typeof client.exportVideo>[0]['format'], more = {}) =>
      (await client.exportVideo({ contentId, format, ...more })).text;
    expect(await client.exportVideo({ contentId, format: 'srt' })).toEqual({
      success: true,
      contentId,
      fileName: 'Clocks.srt',
      mimeType: 'application/x-subrip',
      text: expect.stringContaining('00:00:10,000 --> 00:00:19,000\nThen trains needed one time.'),
    });
    expect(await text('markdown')).toMatch(
      /^---\ntitle: "Clocks"\n[\s\S]*tags:\n {2}- "time"[\s\S]*- Clocks came to towers\.[\s\S]*Mine/,
    );
    expect(await text('markdown', { withTranscript: true })).toContain('## Transcript');
    expect(await text('anki')).toContain('"Then trains needed one time."');
    expect(JSON.parse(await text('json'))).toMatchObject({ title: 'Clocks', tags: ['time'], cues: { length: 3 } });
    expect(readHtmlBundle(await text('html')).map(({ kind }) => kind)).toEqual([
      'content',
      'transcript',
      'summary',
      'saved',
      'note',
    ]);
    expect((await client.exportVideo({ contentId, format: 'obsidian' })).uri).toMatch(/^obsidian:\/\/new\?file=Clocks&content=/);
  });

  it('include the slides that were found', async () => {
    const image = { mimeType: 'image/webp', base64: 'UklGRg==', width: 4, height: 3 } as const;
    const slides = [{ startTime: 3, endTime: 9, image, text: 'Railway time' }];
    await ports.store.putVisuals({ contentId, slides, createdAt: 1 });
    const text = async (format: 'markdown' | 'html') =>
      (await client.exportVideo({ contentId, format, labels: { ...labels, slides: 'Folien' } })).text;
    expect(await text('markdown')).toMatch(/\n## Folien\n\n\S+ Railway time\n/);
    expect(await text('html')).toContain('src="data:image/webp;base64,UklGRg=="');
  });

  it('contain the requested version of the summary', async () => {
    const [first] = (await client.listVersions({ contentId, of: 'summary' })).versions;
    await ports.store.addSummary({
      ...(await ports.store.getSummary(first!.versionId))!,
      summaryId: 'later',
      createdAt: 1e12,
      digest: { language: 'en', lines: [{ text: 'Later', cites: [0] }], chapters: [] },
    });
    expect((await client.exportVideo({ contentId, format: 'markdown' })).text).toContain('- Later');
    const former = await client.exportVideo({ contentId, format: 'markdown', summaryId: first!.versionId });
    expect(former.text).not.toContain('- Later');
    await expect(client.exportVideo({ contentId, format: 'markdown', summaryId: 'none' })).rejects.toMatchObject({
      code: 'notFound',
    });
    await expect(client.exportVideo({ contentId: 'web:none', format: 'markdown' })).rejects.toMatchObject({ code: 'notFound' });
  });

  it('include the stored mind map, until the summary changes', async () => {
    const file = await client.generateMindMap({ contentId, format: 'opml' });
    expect(file).toMatchObject({ success: true, contentId, fileName: 'Clocks.opml', mimeType: 'text/x-opml', fromCache: false });
    const opml = atob(file.fileUrl.replace('data:text/x-opml;base64,', ''));
    expect(opml).toContain('<outline text="Then trains needed one time."');
    expect(await client.generateMindMap({ contentId })).toMatchObject({ mimeType: 'text/html', fromCache: true });
    expect(await client.generateMindMap({ contentId, isRefresh: true })).toMatchObject({ fromCache: false });
    expect((await ports.store.getMindMap(contentId))!.map.children[1]).toEqual({
      title: 'Then trains needed one time.',
      startTime: 10,
      children: [],
    });
    await client.updateVideo({ id: contentId, title: 'Time' });
    expect(await client.generateMindMap({ contentId })).toMatchObject({ fileName: 'Time.html', fromCache: false });
    await expect(client.generateMindMap({ contentId: 'web:none' })).rejects.toMatchObject({ code: 'notFound' });
    await ports.store.putContent({ ...(await ports.store.getContent(contentId))!, contentId: 'web:read' });
    await expect(client.generateMindMap({ contentId: 'web:read' })).rejects.toMatchObject({
      code: 'notFound',
      details: { missing: 'summary' },
    });
  });

  it('contain the whole library, page by page', async () => {
    const kinds: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await client.exportLibrary({ cursor });
      kinds.push(...page.records.map(({ kind }) => kind));
      cursor = page.nextCursor;
    } while (cursor);
    expect(kinds).toEqual(['content', 'saved', 'note', 'summary', 'transcript']);
    const bad = ['x', ...['["records","key","1"]', '["records","note","{"]', '["records","note","1"]'].map(btoa)];
    for (const cursor of bad) await expect(client.exportLibrary({ cursor })).rejects.toMatchObject({ code: 'invalid' });
  });

  it('contain items from before 1970, as those of old radio plays, so that they can be read again', async () => {
    const feedUrl = 'https://radio.example/feed';
    ports.fetch = fakeFeeds({ [feedUrl]: rss('Radio', [{ id: 'mars', date: 'Sun, 30 Oct 1938 20:00:00 GMT' }]) }).fetch;
    client = serviceClient(createService(ports).handlers);
    await client.subscribeChannel({ channelUrl: feedUrl });
    const { records } = await ports.store.listRecords({ kind: 'settings', key: '' });
    expect(records[0]).toMatchObject({ value: { refresh: { lastItemAt: Date.parse('1938-10-30T20:00:00Z') } } });
    const { records: items } = await ports.store.listRecords({ kind: 'channelItem', key: ['', ''] });
    expect(await ports.engine.readRecords([...records, ...items])).toEqual([...records, ...items]);
    expect(items).toMatchObject([{ value: { publishedAt: Date.parse('1938-10-30T20:00:00Z') } }]);
  });
});
