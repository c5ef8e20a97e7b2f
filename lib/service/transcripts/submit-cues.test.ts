import { describe, expect, it } from 'vitest';
import { type FakePorts, fakePorts } from '../../../test/fake-ports.ts';
import { serviceClient } from '../../../test/service-client.ts';
import { Failure } from '../../contract/failure.ts';
import { engine } from '../engine/offline-engine.ts';
import { createService } from '../service.ts';

const url = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const contentId = 'youtube:dQw4w9WgXcQ';
const texts = ['Clocks came to towers.', 'Then trains needed one time & a <b> of it.', 'Now everyone carries it.'];
const cues = texts.map((text, at) => ({ startTime: at * 10, endTime: at * 10 + 9, text }));
const vtt = `WEBVTT\n\n00:00.000 --> 00:09.000\n${texts[0]}\n\n00:10.000 --> 00:19.000\n${texts[2]}\n`;

/** A user whose host cannot reach any site. */
function setUp(change: Partial<FakePorts> = {}) {
  const requests: string[] = [];
  const ports = {
    ...fakePorts(),
    engine,
    pages: { find: async () => undefined },
    fetch: async (address: string) => {
      requests.push(address);
      throw new Failure('botCheck', address);
    },
    ...change,
  };
  return { client: serviceClient(createService(ports).handlers), requests, ports };
}
const wrong = (path: string) => ({ code: 'invalid', details: [expect.objectContaining({ path })] });

describe('submitting cues', () => {
  it('supplies every product of that address, without a request', async () => {
    const { client, requests } = setUp();
    const sent = await client.submitCues({ url: `https://youtu.be/dQw4w9WgXcQ?si=x`, title: 'Time', language: 'en_US', cues });
    expect(sent).toEqual({ success: true, contentId, trackId: 'submitted:en-US' });
    const { detail, ...summary } = await client.summarize({ url, includeDetail: true });
    expect(summary).toMatchObject({ id: contentId, sourceUrl: url, costDuration: 29 });
    expect(summary.summary).toContain('Trains needed one time');
    expect(detail).toMatchObject({ title: 'Time', language: 'en-US', provenance: 'captured', duration: 29 });
    expect(detail?.subtitlesArray).toEqual(cues.map((cue, index) => ({ index, ...cue })));
    expect(detail?.tracks).toEqual([{ trackId: 'submitted:en-US', language: 'en-US', label: '', provenance: 'captured' }]);
    expect((await client.getPolishedText({ url })).segments).not.toEqual([]);
    await client.summarizeWithConfig({ url, promptConfig: { isRefresh: true, audioLanguage: 'en' } });
    expect(requests).toEqual([]);
  });

  it('belongs to the media item that is stored of a page, which a part of the page identifies', async () => {
    const { client, ports } = setUp();
    const page = 'https://talks.example.org/silent';
    const stored = {
      contentId: 'web:page:part',
      site: 'generic',
      kind: 'video',
      sourceUrl: page,
      title: 'A Talk',
      duration: 90,
    } as const;
    await ports.store.putContent({ ...stored, tracks: [], createdAt: 1, updatedAt: 1 });
    expect(await client.submitCues({ url: page, cues })).toMatchObject({ contentId: stored.contentId });
    expect(await client.summarize({ url: page })).toMatchObject({ id: stored.contentId });
  });

  it('costs no less than the words take to say, whatever times they have', async () => {
    const { client } = setUp();
    const text = 'Then trains needed one time of the whole country.';
    const squeezed = Array.from({ length: 800 }, (_, at) => ({ startTime: at / 100, endTime: at / 100 + 0.01, text }));
    await client.submitCues({ url, duration: 1, language: 'en', cues: squeezed });
    expect((await client.summarize({ url })).costDuration).toBeGreaterThan(800);
    const sparse = [...cues, { startTime: 119, endTime: 120, text: 'It is late.' }];
    await client.submitCues({ url, duration: 1, language: 'en', cues: sparse });
    const promptConfig = { isRefresh: true };
    expect(await client.summarizeWithConfig({ url, promptConfig })).toMatchObject({ costDuration: 119 });
  });

  it('decodes the text of a file, whatever encoding it declares', async () => {
    const { client } = setUp();
    await client.submitCues({ url, captions: vtt, contentType: 'text/vtt; charset=gb2312' });
    const read = async () => (await client.getSubtitle({ url })).detail;
    expect((await read()).subtitlesArray.map(({ text }) => text)).toEqual([texts[0], texts[2]]);
    await client.submitCues({ url, captions: '1\n00:00:01,000 --> 00:00:02,000\n早上好\n', language: 'zh' });
    expect(await read()).toMatchObject({ language: 'zh', subtitlesArray: [{ startTime: 1, text: '早上好' }] });
    await client.submitCues({
      url,
      captions: 'Words without any times, as they were said. '.repeat(12),
      contentType: 'text/plain',
    });
    expect((await read()).subtitlesArray[0]?.text).toContain('Words without any times');
  });

  it.each([
    ['https://talks.example.org/time?utm_source=x', 'https://talks.example.org/time'],
    ['https://talks.example.org/#!/time', 'https://talks.example.org/#!/time'],
    ['https://talks.example.org/all#:~:medium=2', 'https://talks.example.org/all#:~:medium=2'],
    ['https://files.example.org/talk.mp4?t=5', 'https://files.example.org/talk.mp4'],
    ['http://127.0.0.1/talk', 'http://127.0.0.1/talk'],
  ])('stores %s under its canonical address', async (address, sourceUrl) => {
    const { client, requests } = setUp();
    const { contentId: id } = await client.submitCues({ url: address, cues });
    for (const again of [address, sourceUrl]) {
      expect(await client.summarize({ url: again })).toMatchObject({ id, sourceUrl });
    }
    expect(requests).toEqual([]);
  });

  it('replaces cues submitted before, and retains the metadata of the site', async () => {
    const { client, ports } = setUp();
    const track = { trackId: '.en', language: 'en', label: 'English', provenance: 'creator' as const };
    const stored = {
      contentId,
      site: 'youtube',
      kind: 'video' as const,
      sourceUrl: url,
      author: 'Ada',
      createdAt: 1,
      updatedAt: 1,
    };
    await ports.store.putContent({ ...stored, title: 'As the site has it', duration: 30, tracks: [track] });
    await client.submitCues({ url, cues });
    await client.submitCues({ url, cues: cues.slice(0, 1) });
    const { detail } = await client.getSubtitle({ url });
    expect(detail).toMatchObject({ title: 'As the site has it', duration: 30, author: 'Ada' });
    expect(detail.tracks.map(({ trackId }) => trackId)).toEqual(['submitted', '.en']);
    expect(detail.subtitlesArray).toHaveLength(1);
  });

  it('is invisible to other users', async () => {
    const [ada, bob] = [setUp(), setUp()];
    await ada.client.submitCues({ url, cues });
    await expect(bob.client.summarize({ url })).rejects.toMatchObject({ code: 'botCheck' });
    expect(bob.requests).not.toEqual([]);
    expect(await bob.ports.store.getContent(contentId)).toBeUndefined();
  });

  it.each([
    ['neither cues nor captions', {}, 'cues'],
    ['both', { cues, captions: vtt }, 'cues'],
    ['no cue', { cues: [] }, 'cues'],
    ['cues without text', { cues: [{ startTime: 0, endTime: 1, text: ' \u200b' }] }, 'cues'],
    ['a cue that ends before it begins', { cues: [{ startTime: 2, endTime: 1, text: 'a' }] }, 'cues'],
    ['cues out of order', { cues: cues.toReversed() }, 'cues'],
    ['a time before the start', { cues: [{ startTime: -1, endTime: 1, text: 'a' }] }, 'cues.0.startTime'],
    ['a time that is none', { cues: [{ startTime: 0, endTime: Number.NaN, text: 'a' }] }, 'cues.0.endTime'],
    ['a time beyond any media item', { cues: [{ startTime: 0, endTime: 1e9, text: 'a' }] }, 'cues.0.endTime'],
    ['a text beyond any cue', { cues: [{ startTime: 0, endTime: 1, text: 'x'.repeat(2001) }] }, 'cues.0.text'],
    ['words long after the end', { duration: 60, cues: [{ startTime: 181, endTime: 190, text: 'a' }] }, 'cues'],
    ['a page in place of captions', { captions: '<!doctype html><p>Sign in' }, 'captions'],
    ['captions that say nothing', { captions: 'WEBVTT\n' }, 'captions'],
    ['too much text', { captions: 'x'.repeat(8_000_001) }, 'captions'],
    ['a list of media', { url: 'https://www.youtube.com/playlist?list=PLbpi6ZahtOH6Ar_3GPy3workDUVJMhaOx', cues }, 'url'],
    ['no address of the web', { url: 'file:///etc/passwd', cues }, 'url'],
  ])('rejects %s', async (_, input, path) => {
    const { client, ports } = setUp();
    await expect(client.submitCues({ url, ...input })).rejects.toMatchObject(wrong(path));
    expect(await ports.store.getContent(contentId)).toBeUndefined();
  });

  it('rejects more cues than any media item has', async () => {
    const { client } = setUp();
    const many = Array.from({ length: 50_001 }, (_, at) => ({ startTime: at, endTime: at + 1, text: 'a' }));
    await expect(client.submitCues({ url, cues: many })).rejects.toMatchObject(wrong('cues'));
  });

  it('stores nothing when storage is full', async () => {
    const { client, ports } = setUp({ disk: { estimate: async () => ({ usage: 1e9, quota: 1e9 }) } });
    await expect(client.submitCues({ url, cues })).rejects.toMatchObject({ code: 'storageFull' });
    expect(await ports.store.getContent(contentId)).toBeUndefined();
  });
});
