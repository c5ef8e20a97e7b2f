import { expect, it } from 'vitest';
import { fakePorts, talkUrl } from '../../../test/fake-ports.ts';
import { serviceClient } from '../../../test/service-client.ts';
import { type FakeResponse, fakeNetwork } from '../../sites/testing/fake-access.ts';
import { emptySample, initialization, segment, vttCue } from '../../subtitles/testing/mp4-file.ts';
import { engine } from '../engine/offline-engine.ts';
import { createService } from '../service.ts';

const folder = 'https://cdn.example.com/talk';
const playlist = (...lines: string[]) => ['#EXTM3U', '#EXT-X-TARGETDURATION:6', ...lines].join('\n');
const cue = (duration: number, text: string) => ({ duration, content: vttCue(text) });
const empty = (duration: number) => ({ duration, content: emptySample });

/** Returns the transcript of a page whose player has requested a stream, from the stream's files. */
async function transcriptOf(files: Record<string, FakeResponse>) {
  const ports = fakePorts();
  const tracks = Object.keys(files).slice(0, 1);
  ports.page.mediaItem = {
    ...ports.page.mediaItem,
    tracks: tracks.map((name) => ({ trackId: 'stream', language: '', label: '', url: `${folder}/${name}` })),
  };
  ports.fetch = fakeNetwork(Object.fromEntries(Object.entries(files).map(([name, file]) => [`${folder}/${name}`, file])));
  ports.engine = { ...ports.engine, readCaptions: engine.readCaptions };
  const client = serviceClient(createService(ports).handlers);
  const { language, subtitlesArray } = (await client.getSubtitle({ url: talkUrl })).detail;
  return { language, cues: subtitlesArray.map(({ startTime, endTime, text }) => ({ startTime, endTime, text })) };
}

const expected = {
  language: 'en',
  cues: [
    { startTime: 1, endTime: 4, text: 'Clocks came to towers.' },
    { startTime: 5, endTime: 8, text: 'Then trains needed one time.' },
  ],
};
const segments = [
  segment(0, empty(1000), cue(3000, 'Clocks came to towers.'), empty(1000), cue(1000, 'Then trains needed one time.')),
  segment(6000, cue(2000, 'Then trains needed one time.'), empty(4000)),
];

it('a page with an HLS stream has the subtitles that are in MP4', async () => {
  const files = {
    'master.m3u8': playlist('#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English",LANGUAGE="en",URI="en.m3u8"'),
    'en.m3u8': playlist('#EXT-X-MAP:URI="init.mp4"', '#EXTINF:6,', '1.m4s', '#EXTINF:6,', '2.m4s', '#EXT-X-ENDLIST'),
    'init.mp4': { body: initialization('wvtt') },
    '1.m4s': { body: segments[0] },
    '2.m4s': { body: segments[1] },
  };
  expect(await transcriptOf(files)).toEqual(expected);
});

it('a page with a DASH stream has the subtitles that are a file of MP4', async () => {
  const manifest = `<MPD><Period><AdaptationSet mimeType="application/mp4" codecs="wvtt" lang="en"><Representation id="1">
    <BaseURL>en.mp4</BaseURL><SegmentBase indexRange="0-1"/></Representation></AdaptationSet></Period></MPD>`;
  const file = Uint8Array.from([initialization('wvtt'), ...segments].flatMap((part) => [...part]));
  expect(await transcriptOf({ 'manifest.mpd': manifest, 'en.mp4': { body: file } })).toEqual(expected);
});

it('a page with a DASH stream has the subtitles that are in segments of MP4', async () => {
  const manifest = `<MPD mediaPresentationDuration="PT12S"><Period><AdaptationSet mimeType="application/mp4" codecs="wvtt" lang="en">
    <SegmentTemplate media="$RepresentationID$-$Number$.m4s" initialization="$RepresentationID$.mp4" duration="6"/>
    <Representation id="en"/></AdaptationSet></Period></MPD>`;
  const files = {
    'en.mp4': { body: initialization('wvtt') },
    'en-1.m4s': { body: segments[0] },
    'en-2.m4s': { body: segments[1] },
  };
  expect(await transcriptOf({ 'manifest.mpd': manifest, ...files })).toEqual(expected);
});
