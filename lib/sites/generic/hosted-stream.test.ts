import { expect, it } from 'vitest';
import { findHostedStream } from './hosted-stream.ts';
import { pageMedia } from './page-media.ts';

it.each([
  ['https://www.buzzsprout.com/140447/8810000?iframe=true', 'https://www.buzzsprout.com/140447/8810000.mp3'],
  [
    'https://art19.com/shows/one/episodes/0a1b2c3d-0000-4000-8000-000000000000/embed',
    'https://rss.art19.com/episodes/0a1b2c3d-0000-4000-8000-000000000000.mp3',
  ],
  ['https://playlist.megaphone.fm?e=TCML9635816888', 'https://traffic.megaphone.fm/TCML9635816888.mp3'],
  ['https://player.megaphone.fm/GLT9749789991?light=true', 'https://traffic.megaphone.fm/GLT9749789991.mp3'],
  ['https://playlist.megaphone.fm/?p=ADL3471774599', undefined],
  ['https://embeds.audioboom.com/posts/8239418/embed/v4', 'https://audioboom.com/posts/8239418.mp3'],
  ['https://audioboom.com/posts/8271394-on-bread', 'https://audioboom.com/posts/8271394.mp3'],
  [
    'https://widget.spreaker.com/player?episode_id=30033366&theme=light',
    'https://api.spreaker.com/download/episode/30033366/episode.mp3',
  ],
  [
    'https://www.kaltura.com/p/1660902/embedPlaykitJs/uiconf_id/55063162?iframeembed=true&entry_id=1_w4snuodx',
    'https://www.kaltura.com/p/1660902/playManifest/entryId/1_w4snuodx/format/applehttp/protocol/https/a.m3u8',
  ],
  ['https://player.example/?media_url=https%3A%2F%2Fb.example%2F1.mp3&podcast_id=1', 'https://b.example/1.mp3'],
  ['https://a.example/embed?file=https://b.example/2.m3u8?x=1', 'https://b.example/2.m3u8?x=1'],
  ['https://player.example/?poster=https://b.example/3.mp4&file=javascript:0.mp4', undefined],
])('finds what the player at %s plays', (player, stream) => expect(findHostedStream(player)).toBe(stream));

it('is not asked about players of known sites', () => {
  const frame = '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?file=https://b.example/1.mp3"></iframe>';
  expect(pageMedia({ url: 'https://a.example/', html: frame })).toMatchObject([
    { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
  ]);
});

const kaltura = 'https://cdnapisec.kaltura.com/p/1660902/playManifest/entryId/1_w4snuodx/format/applehttp/protocol/https/a.m3u8';
it.each([
  ['jwplayer("x").setup({playlist: "https://cdn.jwplayer.com/v2/media/nPripu9l"})', 'https://cdn.jwplayer.com/previews/nPripu9l'],
  ['kWidget.embed({"wid": "_1660902", "entry_id": "1_w4snuodx"})', kaltura],
  ['KalturaPlayer.setup({provider: {partnerId: 1660902}}).loadMedia({entryId: "1_w4snuodx"})', kaltura],
])('finds the item that the script %s names', (script, url) =>
  expect(pageMedia({ url: 'https://a.example/', html: `<script>${script}</script>` })).toMatchObject([{ url }]),
);
