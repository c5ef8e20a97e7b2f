import { describe, expect, it } from 'vitest';
import { detectUrl } from '../detect-url.ts';
import { fakeAccess } from '../testing/fake-access.ts';
import { peertube } from './peertube.ts';

const id = 'kkGMgK9ZtnKfYAgnEtQxbv';
const url = `https://framatube.org/w/${id}`;
const api = `https://framatube.org/api/v1/videos/${id}`;
const video = {
  name: 'What is PeerTube?',
  duration: 113,
  isLive: false,
  publishedAt: '2018-10-01T10:52:46.396Z',
  previewPath: '/p.jpg',
  language: { id: 'en' },
  channel: { displayName: 'Framasoft', url: 'https://framatube.org/video-channels/f' },
};
const answers = {
  [`${api}/captions`]: JSON.stringify({
    data: [
      { language: { id: 'de', label: 'German' }, captionPath: '/lazy-static/de.vtt' },
      {
        language: { id: 'en', label: 'English' },
        captionPath: '/x',
        fileUrl: 'https://cdn.example/en.vtt',
        automaticallyGenerated: true,
      },
    ],
  }),
  [`${api}/chapters`]: '{"chapters":[{"timecode":0,"title":"One"},{"timecode":60,"title":"Two"}]}',
  [api]: JSON.stringify(video),
};
const resolve = (all: Record<string, string | { status: number }>) => peertube.resolve(new URL(url), fakeAccess(all));

describe('addresses', () => {
  it.each([
    `${url}?start=1m`,
    `https://framatube.org/videos/watch/${id}`,
    'https://framatube.org/videos/embed/9c9de5e8-0a1e-484a-b099-e80766180a6d?title=0',
  ])('%s', (written) =>
    expect(detectUrl(written)).toEqual({ site: 'peertube', id: `framatube.org/${id}`, kind: 'video', canonicalUrl: url }),
  );
  it.each(['https://example.com/w/short', 'https://example.com/w/0OIl00000000000000000l', `https://example.com/wiki/${id}`])(
    '%s is not recognized',
    (written) => expect(detectUrl(written)).toBeNull(),
  );
});

describe('resolve', () => {
  it('describes the video', async () => {
    expect(await resolve(answers)).toMatchObject({
      contentId: `peertube:framatube.org/${id}`,
      title: 'What is PeerTube?',
      coverUrl: 'https://framatube.org/p.jpg',
      originalLanguage: 'en',
      tracks: [
        { language: 'de', provenance: 'creator', url: 'https://framatube.org/lazy-static/de.vtt' },
        { language: 'en', provenance: 'automatic', url: 'https://cdn.example/en.vtt' },
      ],
      chapters: [
        { startTime: 0, title: 'One' },
        { startTime: 60, title: 'Two' },
      ],
    });
  });
  it('omits chapters when they are unknown', async () => {
    expect((await resolve({ ...answers, [`${api}/chapters`]: { status: 404 } })).chapters).toBeUndefined();
  });
  it('fails for a missing or live video', async () => {
    await expect(resolve({ [api]: { status: 404 } })).rejects.toMatchObject({ code: 'mediaUnavailable' });
    await expect(resolve({ ...answers, [api]: JSON.stringify({ ...video, isLive: true }) })).rejects.toMatchObject({
      code: 'notYetAired',
    });
  });
});
