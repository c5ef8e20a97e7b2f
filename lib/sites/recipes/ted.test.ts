import { describe, expect, it } from 'vitest';
import { detectUrl } from '../detect-url.ts';
import { sites } from '../index.ts';
import { fakeAccess } from '../testing/fake-access.ts';

const ted = sites.find(({ name }) => name === 'ted')!;
const playerData = JSON.stringify({
  nativeLanguage: 'en',
  thumb: 'https://pi.tedcdn.com/a.jpg',
  languages: [
    { languageCode: 'en', languageName: 'English' },
    { languageCode: 'zh-cn', languageName: 'Chinese, Simplified' },
    { broken: true },
  ],
});
const pageOf = (code: string, ...paragraphs: unknown[]) => {
  const pageProps = {
    videoData: {
      title: 'Do schools kill creativity?',
      duration: 1151,
      presenterDisplayName: 'Sir Ken Robinson',
      publishedAt: '2006-06-27T00:11:00Z',
      playerData,
    },
    transcriptData: { translation: { language: { internalLanguageCode: code }, paragraphs } },
  };
  return `<html><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps } })}</script></html>`;
};
const url = 'https://www.ted.com/talks/sir_ken_robinson_do_schools_kill_creativity';

describe('addresses', () => {
  it.each([
    url,
    `${url}?language=zh-cn&utm_campaign=x#t-12`,
    `${url}/transcript`,
    'https://embed.ted.com/talks/lang/de/sir_ken_robinson_do_schools_kill_creativity',
    'https://embed.ted.com/talks/sir_ken_robinson_do_schools_kill_creativity.html',
  ])('%s', (written) => {
    expect(detectUrl(written)).toEqual({
      site: 'ted',
      id: 'sir_ken_robinson_do_schools_kill_creativity',
      kind: 'video',
      canonicalUrl: url,
    });
  });
  it.each(['https://www.ted.com/talks', 'https://www.ted.com/playlists/1', 'https://ted.com.evil.example/talks/abc'])(
    '%s is not recognized',
    (written) => {
      expect(detectUrl(written)).toBeNull();
    },
  );
});

describe('ted', () => {
  const answers = {
    [`${url}?language=zh-cn`]: pageOf(
      'zh-cn',
      {
        cues: [
          { text: '你好', time: 500 },
          { text: '大家', time: 2500 },
        ],
      },
      { cues: [{ text: '好', time: 1_149_000 }] },
    ),
    [url]: pageOf('en'),
  };

  it('describes the talk with its translations', async () => {
    expect(await ted.resolve(new URL(url), fakeAccess(answers))).toEqual({
      contentId: 'ted:sir_ken_robinson_do_schools_kill_creativity',
      site: 'ted',
      kind: 'video',
      sourceUrl: url,
      title: 'Do schools kill creativity?',
      duration: 1151,
      author: 'Sir Ken Robinson',
      coverUrl: 'https://pi.tedcdn.com/a.jpg',
      publishedAt: '2006-06-27T00:11:00Z',
      originalLanguage: 'en',
      tracks: [
        { trackId: 'en', language: 'en', label: 'English', provenance: 'creator', url: `${url}?language=en` },
        {
          trackId: 'zh-cn',
          language: 'zh-CN',
          label: 'Chinese, Simplified',
          provenance: 'creator',
          url: `${url}?language=zh-cn`,
        },
      ],
    });
  });

  it('returns lines that last until the next', async () => {
    const mediaItem = await ted.resolve(new URL(url), fakeAccess(answers));
    expect(await ted.captions(mediaItem, mediaItem.tracks[1]!, fakeAccess(answers))).toEqual({
      cues: [
        { startTime: 0.5, endTime: 2.5, text: '你好' },
        { startTime: 2.5, endTime: 1149, text: '大家' },
        { startTime: 1149, endTime: 1151, text: '好' },
      ],
    });
  });

  it('reports a missing transcript, or a missing talk', async () => {
    const mediaItem = await ted.resolve(new URL(url), fakeAccess(answers));
    await expect(ted.captions(mediaItem, mediaItem.tracks[0]!, fakeAccess(answers))).rejects.toMatchObject({
      code: 'captionsEmpty',
    });
    await expect(ted.resolve(new URL(url), fakeAccess({ [url]: '<html></html>' }))).rejects.toMatchObject({ code: 'siteFailed' });
    await expect(ted.resolve(new URL(url), fakeAccess({ [url]: { status: 404 } }))).rejects.toMatchObject({
      code: 'mediaUnavailable',
    });
  });
});
