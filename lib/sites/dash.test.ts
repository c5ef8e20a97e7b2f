import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectLinear } from '../../test/growth.ts';
import { readManifest } from './dash-manifest.ts';
import { fetchDashTracks } from './dash-tracks.ts';
import { fakeAccess } from './testing/fake-access.ts';

const url = 'https://cdn.example.com/show/manifest.mpd?token=1';
const mpd = (...periods: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<!-- <AdaptationSet mimeType="text/vtt"><Representation><BaseURL>old.vtt</BaseURL></Representation></AdaptationSet> -->
<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" mediaPresentationDuration="PT1M">
  <BaseURL>media/</BaseURL>
  ${periods.map((sets) => `<Period>${sets}</Period>`).join('\n')}
</MPD>`;
const video = `<AdaptationSet mimeType="video/mp4" contentType="video">
  <ContentProtection schemeIdUri="urn:mpeg:dash:mp4protection:2011"/>
  <SegmentTemplate media="$Number$.m4s"/><Representation id="1"/></AdaptationSet>`;
const english = `<AdaptationSet contentType="text" mimeType='text/vtt' lang="en">
  <Label>English &amp; more</Label><Role schemeIdUri="urn:mpeg:dash:role:2011" value="subtitle"/>
  <Representation id="en" bandwidth="256"><BaseURL>en.vtt?a=1&amp;b=2</BaseURL><BaseURL>https://other.example/en.vtt</BaseURL></Representation></AdaptationSet>`;
const set = (attributes: string, inner: string) => `<AdaptationSet ${attributes}>${inner}</AdaptationSet>`;
const read = (...periods: string[]) => readManifest({ url, text: mpd(...periods) });

describe('readManifest', () => {
  it('finds the subtitles that are files', () => {
    const chinese = set(
      'lang="zh-Hans"',
      '<Representation mimeType="application/ttml+xml"><BaseURL>/zh.ttml</BaseURL></Representation>',
    );
    expect(read(video + english + chinese)).toEqual([
      { url: 'https://cdn.example.com/show/media/en.vtt?a=1&b=2', language: 'en', name: 'English & more' },
      { url: 'https://cdn.example.com/zh.ttml', language: 'zh-Hans', name: '' },
    ]);
    const shared = set('mimeType="text/vtt" label="All"', '<BaseURL>all.vtt</BaseURL><Representation id="x"/>');
    expect(read(shared)).toEqual([{ url: 'https://cdn.example.com/show/media/all.vtt', language: '', name: 'All' }]);
  });

  it.each(['wvtt', 'stpp', 'stpp.ttml.im1t', 'stpp.TTML.im2t|etd1'])('finds %s in a file of MP4', (codecs) => {
    const file = `<Representation codecs="${codecs}"><BaseURL>a.mp4</BaseURL><SegmentBase indexRange="9-99"/></Representation>`;
    expect(read(set('mimeType="application/mp4"', file))).toMatchObject([{ url: 'https://cdn.example.com/show/media/a.mp4' }]);
  });

  it.each([
    [
      'segments',
      set('mimeType="text/vtt"', '<Representation><BaseURL>s/</BaseURL><SegmentTemplate media="$Number$.vtt"/></Representation>'),
    ],
    [
      'images of text',
      set('mimeType="application/mp4" codecs="stpp.ttml.im1i"', '<Representation><BaseURL>a.mp4</BaseURL></Representation>'),
    ],
    ['other MP4', set('mimeType="application/mp4"', '<Representation codecs="c608"><BaseURL>a.mp4</BaseURL></Representation>')],
    [
      'forced subtitles',
      set('mimeType="text/vtt"', '<Role value="forced-subtitle"/><Representation><BaseURL>a.vtt</BaseURL></Representation>'),
    ],
    ['no address', set('mimeType="text/vtt"', '<Representation id="1"/>')],
    ['another scheme', set('mimeType="text/vtt"', '<Representation><BaseURL>file:///etc/passwd</BaseURL></Representation>')],
  ])('ignores %s', (_, sets) => expect(read(sets)).toEqual([]));

  it('ignores files of several clocks', () => expect(read(english, english)).toEqual([]));

  it.each(['', '<html><body>Not found</body></html>', '<!-- <MPD>'])('rejects %j as a manifest', (text) => {
    expect(() => readManifest({ url, text })).toThrow(expect.objectContaining({ code: 'captionsUnreadable' }));
  });

  it('ignores an element whose name is only a colon', () => expect(read(`<:/><x:></x:>${english}`)).toHaveLength(1));

  it('accepts any order of elements', () => {
    const part = fc.constantFrom(
      '<Period>',
      '</Period>',
      '<AdaptationSet mimeType="text/vtt" lang="x y">',
      '</AdaptationSet>',
      '<Representation>',
      '<Representation/>',
      '</Representation>',
      '<BaseURL>a.vtt</BaseURL>',
      '<BaseURL>javascript:1</BaseURL>',
      '<BaseURL>http://[</BaseURL>',
      '<!--',
      '-->',
      '</MPD>',
      '>',
      '&#0;',
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const renditions = readManifest({ url, text: `<MPD>${parts.join('')}` });
        expect(renditions.filter((one) => !/^https?:/.test(one.url))).toEqual([]);
      }),
    );
  });

  it.each(['<', '<!--', '<Period>', '<BaseURL>a', '<AdaptationSet a="', '</MPD>', '<Representation/>'])(
    'is linear on %j',
    (unit) => {
      expectLinear(6_000, (size) => {
        try {
          readManifest({ url, text: `<MPD>${unit.repeat(size)}` });
        } catch (error) {
          expect(error).toMatchObject({ code: 'captionsUnreadable' });
        }
      });
    },
  );
});

it('a stream lists its files as tracks', async () => {
  expect(await fetchDashTracks(url, fakeAccess({ [url]: mpd(english) }))).toEqual([
    {
      trackId: 'dash:0',
      language: 'en',
      label: 'English & more',
      provenance: 'creator',
      url: 'https://cdn.example.com/show/media/en.vtt?a=1&b=2',
    },
  ]);
  await expect(fetchDashTracks(url, fakeAccess({ [url]: { status: 404 } }))).rejects.toMatchObject({ code: 'mediaUnavailable' });
});
