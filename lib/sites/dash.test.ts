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

  describe('lists the segments of the set that the hash names', () => {
    const inSegments = (inner: string, mimeType = 'text/vtt', codecs = '') =>
      set(
        `mimeType="${mimeType}" codecs="${codecs}"`,
        `<SegmentTemplate timescale="10" media="$RepresentationID$/$Number%03d$.vtt" initialization="$RepresentationID$/i$$.mp4" duration="60"/><Representation id="e" bandwidth="9">${inner}</Representation>`,
      );
    const listOf = (sets: string) =>
      readManifest({ url: `${url}#text=1`, text: mpd(english + sets) })[1]?.segments?.map((one) =>
        one.replace('https://cdn.example.com/show/media/', ''),
      );
    const timeline = (entries: string) =>
      `<SegmentTemplate media="$Time$-$Bandwidth$.vtt" initialization=""><SegmentTimeline>${entries}</SegmentTimeline></SegmentTemplate>`;

    it.each([
      ['by number', '', ['e/i$.mp4', ...Array.from({ length: 10 }, (_, i) => `e/${String(i + 1).padStart(3, '0')}.vtt`)]],
      ['from a number', '<SegmentTemplate startNumber="0" duration="400"/>', ['e/i$.mp4', 'e/000.vtt', 'e/001.vtt']],
      [
        'by time',
        timeline('<S t="5" d="10" r="1"/><S d="20"/><S t="90" d="9"/>'),
        ['', '5-9.vtt', '15-9.vtt', '25-9.vtt', '90-9.vtt'],
      ],
      [
        'by time up to the next',
        timeline('<S d="10" r="-1"/><S t="20" d="290" r="-1"/>'),
        ['', '0-9.vtt', '10-9.vtt', '20-9.vtt', '310-9.vtt'],
      ],
      ['without end', timeline('<S d="10" r="99999999"/>'), undefined],
      ['without duration', timeline('<S d="0" r="5"/>'), undefined],
      ['too many', '<SegmentTemplate duration="0.001"/>', undefined],
    ])('%s', (_, inner, expected) => expect(listOf(inSegments(inner))).toEqual(expected));

    it('of a list', () => {
      const list =
        '<SegmentList><Initialization sourceURL="i.mp4"/><SegmentURL media="1.m4s"/><SegmentURL media="2.m4s"/></SegmentList>';
      const sets = set('mimeType="application/mp4" codecs="wvtt"', `<Representation>${list}</Representation>`);
      expect(listOf(sets)).toEqual(['i.mp4', '1.m4s', '2.m4s']);
      expect(read(sets)).toEqual([{ url: `${url}#text=0`, language: '', name: '' }]);
    });

    it('but not of live or encrypted streams', () => {
      const live = mpd(inSegments('')).replace('type="static"', 'type="dynamic"');
      expect(readManifest({ url, text: live })).toEqual([]);
      expect(read(inSegments('<ContentProtection/>'))).toEqual([]);
    });
  });

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
      '<SegmentTemplate media="$Number$" duration="1">',
      '<SegmentTemplate media="javascript:$Time$"/>',
      '<SegmentList>',
      '<S d="1" r="x"/>',
      '<SegmentURL/>',
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
        const renditions = readManifest({
          url: `${url}#text=0`,
          text: `<MPD mediaPresentationDuration="PT9S">${parts.join('')}`,
        });
        const addresses = renditions.flatMap((one) => [one.url, ...(one.segments ?? [])]);
        expect(addresses.filter((one) => !/^https?:/.test(one))).toEqual([]);
      }),
    );
  });

  it.each(['<SegmentTemplate media="$Time$"/>', '<S d="1" r="-1"/>', '<SegmentURL media="a"/>'])(
    'is linear on segments of %j',
    (unit) => {
      const start = '<MPD><Period><AdaptationSet mimeType="text/vtt"><SegmentTemplate media="$Number$" duration="1"/>';
      expectLinear(
        6_000,
        (size) => void readManifest({ url: `${url}#text=0`, text: `${start}${unit.repeat(size)}<Representation/>` }),
      );
    },
  );

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
