import { describe, expect, it } from 'vitest';
import { detectUrl } from '../detect-url.ts';
import { sites } from '../index.ts';
import { fakeAccess } from '../testing/fake-access.ts';

const wistia = sites.find(({ name }) => name === 'wistia')!;
const canonicalUrl = 'https://fast.wistia.net/embed/iframe/abcde12345';
const api = 'https://fast.wistia.net/embed/medias/abcde12345.json';
const resolve = (answer: unknown) => wistia.resolve(new URL(canonicalUrl), fakeAccess({ [api]: JSON.stringify(answer) }));

it.each([
  canonicalUrl,
  'https://acme.wistia.com/medias/abcde12345?wvideo=x',
  'https://fast.wistia.com/embed/medias/abcde12345.json',
])('%s', (url) => expect(detectUrl(url)).toEqual({ site: 'wistia', id: 'abcde12345', kind: 'video', canonicalUrl }));
it('rejects other addresses', () => expect(detectUrl('https://wistia.com.evil.example/medias/abcde12345')).toBeNull());

describe('resolve', () => {
  it('lists the captions by language', async () => {
    const mediaItem = await resolve({
      media: { name: 'Demo', duration: 61.5, captions: [{ language: 'eng' }, { language: '../x' }, {}] },
    });
    expect(mediaItem).toMatchObject({ title: 'Demo', duration: 61.5 });
    expect(mediaItem.tracks).toEqual([
      {
        trackId: 'eng',
        language: 'en',
        label: 'eng',
        provenance: 'creator',
        url: 'https://fast.wistia.net/embed/captions/abcde12345.vtt?language=eng',
      },
    ]);
  });
  it('reports when it is locked to a domain', async () => {
    await expect(resolve({ error: true, iframe_error: 'x' })).rejects.toMatchObject({ code: 'mediaUnavailable' });
  });
});
