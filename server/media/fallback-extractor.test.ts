import { describe, expect, it } from 'vitest';
import { Failure, type FailureCode } from '../../lib/contract/failure.ts';
import { operations } from '../../lib/contract/index.ts';
import { encodeBase64 } from '../../lib/encoding/base64.ts';
import type { FallbackExtractor } from '../../lib/ports/fallback-extractor.ts';
import { engine } from '../../lib/service/engine/offline-engine.ts';
import { createService } from '../../lib/service/service.ts';
import { inProcessClient } from '../../lib/transports/in-process.ts';
import { fakePorts } from '../../test/fake-ports.ts';

const url = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const file = 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello from elsewhere';
const track = { trackId: 'yt-dlp:.en', language: 'en', label: '', provenance: 'creator' as const };

function setUp(code: FailureCode, resolve?: FallbackExtractor['resolve']) {
  const requests: string[] = [];
  const mediaItem = {
    contentId: 'youtube:dQw4w9WgXcQ',
    site: 'youtube',
    kind: 'video' as const,
    sourceUrl: url,
    title: 'Time',
    duration: 9,
  };
  const fallbackExtractor: FallbackExtractor = {
    detect: ({ hostname }) => (hostname === 'www.youtube.com' ? {} : null),
    resolve: async (address, access) => {
      requests.push(address.href);
      return resolve ? resolve(address, access) : { ...mediaItem, tracks: [track] };
    },
    captions: async () => ({ base64: encodeBase64(new TextEncoder().encode(file)), contentType: 'text/vtt' }),
  };
  const fetch = async () => {
    throw new Failure(code, 'from the site');
  };
  const ports = { ...fakePorts(), engine, fetch, fallbackExtractor, pages: { find: async () => undefined } };
  return { requests, client: inProcessClient(operations, createService(ports).handlers) };
}

describe('the fallback extractor', () => {
  it.each<FailureCode>(['botCheck', 'loginRequired', 'siteFailed', 'timeout'])(
    'is gone when the site’s own fail: %s',
    async (code) => {
      const { client, requests } = setUp(code);
      const { detail } = await client.getSubtitle({ url });
      expect(detail).toMatchObject({ title: 'Time', trackId: track.trackId, subtitlesArray: [{ text: 'Hello from elsewhere' }] });
      await client.summarize({ url });
      expect(requests).toEqual([url]);
    },
  );

  it.each<FailureCode>(['mediaUnavailable', 'rateLimited', 'tooLarge', 'cancelled'])('is not used after %s', async (code) => {
    const { client, requests } = setUp(code);
    await expect(client.getSubtitle({ url })).rejects.toMatchObject({ code });
    expect(requests).toEqual([]);
  });

  it('is not used for addresses of other sites', async () => {
    const { client, requests } = setUp('siteFailed');
    await expect(client.getSubtitle({ url: 'https://vimeo.com/76979871' })).rejects.toMatchObject({ code: 'siteFailed' });
    expect(requests).toEqual([]);
  });

  it('keeps the site’s failure when it fails too', async () => {
    const { client } = setUp('botCheck', async () => {
      throw new Failure('siteFailed', 'of the program');
    });
    await expect(client.getSubtitle({ url })).rejects.toMatchObject({ code: 'botCheck' });
  });
});
