import { expect, it, vi } from 'vitest';
import { decodeBase64 } from '../../encoding/base64.ts';
import { fakeAccess } from '../testing/fake-access.ts';
import { fetchByStrategies } from './caption-strategies.ts';
import { fetchAsOtherClient } from './other-client.ts';

const videoId = 'dQw4w9WgXcQ';
const timedtext = `https://www.youtube.com/api/timedtext?v=${videoId}`;
const endpoint = 'https://www.youtube.com/youtubei/v1/player';
const question = {
  videoId,
  duration: 70,
  isOnlyLanguage: true,
  isShownForLanguage: true,
  track: { trackId: 'a.de', language: 'de', label: '', provenance: 'automatic' as const, url: `${timedtext}&exp=xpe` },
};
const track = (languageCode: string, kind: string | undefined, query: string) => ({
  baseUrl: `/api/timedtext?v=${videoId}${query}`,
  languageCode,
  kind,
  name: { runs: [{ text: languageCode }] },
});
const playerOf = (id: string, ...captionTracks: unknown[]) =>
  JSON.stringify({
    playabilityStatus: { status: 'OK' },
    videoDetails: { videoId: id, title: 'x' },
    captions: { playerCaptionsTracklistRenderer: { captionTracks } },
  });
const asking = (player: string) => {
  const access = fakeAccess({}, { responses: { [endpoint]: player, [timedtext]: '{"events":[]}' } });
  return { access, outcome: fetchAsOtherClient(question, access) };
};

it('requests the same track by the address of another client', async () => {
  const { access, outcome } = asking(
    playerOf(videoId, track('de', undefined, '&m'), track('en', 'asr', '&e'), track('de', 'asr', '&a')),
  );
  const body = (await outcome) as { base64: string };
  expect(new TextDecoder().decode(decodeBase64(body.base64))).toBe('{"events":[]}');
  expect(access.requestedByPage.at(-1)).toBe(`${timedtext}&a=&fmt=json3`);
});

it('identifies itself in the request', async () => {
  const fetch = vi.fn(async ({ url }: { url: string }) => ({ url, status: 400, contentType: '', base64: '' }));
  await expect(fetchAsOtherClient(question, fakeAccess({}, { fetch }))).rejects.toMatchObject({ code: 'siteFailed' });
  const [request] = fetch.mock.calls[0] as unknown as [{ post: string }];
  expect(JSON.parse(request.post)).toEqual({
    context: { client: { clientName: 'IOS', clientVersion: expect.stringMatching(/^\d+\.\d+\.\d+$/), hl: 'de' } },
    videoId,
  });
});

it('returns nothing when the track is missing or gated too, or there is no page', async () => {
  expect(await asking(playerOf(videoId, track('de', undefined, ''))).outcome).toBeUndefined();
  expect(await asking(playerOf(videoId, track('de', 'asr', '&exp=xpv'))).outcome).toBeUndefined();
  expect(await fetchAsOtherClient(question, fakeAccess())).toBeUndefined();
});

it('rejects another video', async () => {
  await expect(asking(playerOf('aaaaaaaaaaa')).outcome).rejects.toMatchObject({ code: 'captionsForeign' });
});

it('is not among the strategies of this build', async () => {
  const access = fakeAccess({}, { responses: { 'https://': { status: 400 } } });
  await expect(fetchByStrategies(question, access)).rejects.toMatchObject({ code: 'captionsEmpty' });
  expect(access.requestedByPage.filter((url) => url.startsWith(endpoint))).toEqual([]);
});
