import { describe, expect, it } from 'vitest';
import { detectUrl } from '../detect-url.ts';
import { type FakeResponse, fakeAccess } from '../testing/fake-access.ts';
import { loom } from './loom.ts';

const id = '9458bcbf79784162aa62ffb8dd66201b';
const canonicalUrl = `https://www.loom.com/share/${id}`;
const service = 'https://www.loom.com/graphql';
const vtt = 'https://cdn.loom.com/mediametadata/captions/1.vtt?Policy=x';
const video = {
  __typename: 'RegularUserVideo',
  id,
  name: 'Sharing {a} screen',
  createdAt: '2023-11-09T08:49:38Z',
  video_properties: { duration: 93 },
};
const pageOf = (state: unknown) => `<html><script>window.__APOLLO_STATE__ = ${JSON.stringify(state)};</script></html>`;
const plain = pageOf({ [`RegularUserVideo:${id}`]: video });
const resolve = (answer: FakeResponse) => loom.resolve(new URL(canonicalUrl), fakeAccess({ [canonicalUrl]: answer }));
const track = { trackId: 'transcript', language: '', label: '', provenance: 'automatic', url: vtt };

it.each([canonicalUrl, `${canonicalUrl}?sid=1&t=30`, `https://loom.com/embed/${id}`, `https://www.loom.com/share/A-title-${id}`])(
  '%s',
  (url) => expect(detectUrl(url)).toEqual({ site: 'loom', id, kind: 'video', canonicalUrl }),
);
it.each([`https://www.loom.com/share/folder/${id}`, 'https://www.loom.com/looms', `https://loom.com.evil.example/share/${id}`])(
  '%s is not recognized',
  (url) => expect(detectUrl(url)).toBeNull(),
);

describe('resolve', () => {
  it('reads the data of the page', async () => {
    const state = { [`RegularUserVideo:${id}`]: video, 'VideoTranscriptDetails:1': { captions_source_url: vtt } };
    expect(await resolve(pageOf(state))).toEqual({
      contentId: `loom:${id}`,
      site: 'loom',
      kind: 'video',
      sourceUrl: canonicalUrl,
      title: 'Sharing {a} screen',
      duration: 93,
      publishedAt: '2023-11-09T08:49:38Z',
      tracks: [track],
      chapters: undefined,
    });
  });

  it('requests what the page lacks through the open page', async () => {
    const data = {
      fetchVideoTranscript: { captions_source_url: vtt },
      fetchVideoChapters: { content: '0:00 Start\n0:20 Middle\n1:10 End' },
    };
    const access = fakeAccess({}, { responses: { [canonicalUrl]: plain, [service]: JSON.stringify({ data }) } });
    expect(await loom.resolve(new URL(canonicalUrl), access)).toMatchObject({
      tracks: [track],
      chapters: [
        { startTime: 0, title: 'Start' },
        { startTime: 20, title: 'Middle' },
        { startTime: 70, title: 'End' },
      ],
    });
  });

  it('returns no captions when there are none, or for an invalid response', async () => {
    expect((await resolve(plain)).tracks).toEqual([]);
    for (const answer of ['<html>', '{"errors":[{"message":"x"}]}', '{"data":{"fetchVideoTranscript":{"message":"none"}}}']) {
      const access = fakeAccess({}, { responses: { [canonicalUrl]: plain, [service]: answer } });
      expect((await loom.resolve(new URL(canonicalUrl), access)).tracks).toEqual([]);
    }
  });

  it.each([
    ['a password', pageOf({ [`VideoPasswordMissingOrIncorrect:${id}`]: { message: 'x' } }), 'loginRequired'],
    ['a private recording', pageOf({ [`PrivateVideo:${id}`]: { id } }), 'loginRequired'],
    ['an archived recording', pageOf({ ROOT_QUERY: {} }), 'mediaUnavailable'],
    ['a missing page', { status: 404 }, 'mediaUnavailable'],
    ['too many requests', { status: 429 }, 'rateLimited'],
    ['another shape', '<html></html>', 'siteFailed'],
  ])('%s', async (_, answer, code) => {
    await expect(resolve(answer)).rejects.toMatchObject({ code });
  });
});
