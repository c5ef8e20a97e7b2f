import { type Host, json } from '../host.ts';
import { sentences, spread } from '../words.ts';

/** A program's playlist and its media, after the extractor of yt-dlp (`extractor/bbc.py`). Subtitles are TTML. */
const playlist = (vpid: string) => ({
  defaultAvailableVersion: {
    pid: vpid,
    smpConfig: {
      title: 'The Science of Bread',
      summary: 'Flour, water, salt and time.',
      items: [{ vpid, kind: 'programme', duration: 150 }],
    },
  },
});
const captions = 'https://vod-sub-uk-live.bbc.co.uk/iplayer/subtitles/ng/bread.xml';
const video = { kind: 'video', connection: [{ href: 'https://vod-dash-uk-live.bbc.co.uk/bread.mpd', transferFormat: 'dash' }] };

export const bbcUrl = (pid: string) => `https://www.bbc.co.uk/iplayer/episode/${pid}/the-science-of-bread`;

export const wwwBbc: Host = ({ url }) => {
  const [, pid = ''] = /^\/programmes\/(\w+)\/playlist\.json$/.exec(url.pathname) ?? [];
  return pid === 'b0gloss1' || pid === 'b0gloss2' ? json(playlist(pid.replace('b0', 'p0'))) : undefined;
};

/** The media selector, which refuses readers outside of the United Kingdom. */
export const openLiveBbc: Host = ({ url }) =>
  url.pathname.includes('/vpid/p0gloss1/')
    ? json({ media: [video, { kind: 'captions', type: 'application/ttaf+xml', connection: [{ href: captions }] }] })
    : json({ result: 'geolocation' }, 403);

export const vodSubBbc: Host = ({ url }) => {
  if (url.href !== captions) return undefined;
  const lines = spread(sentences('bread.en'), 150).map(
    ({ startTime, endTime, text }) => `<p begin="${startTime.toFixed(3)}s" end="${endTime.toFixed(3)}s">${text}</p>`,
  );
  const body = `<tt xmlns="http://www.w3.org/ns/ttml" xml:lang="en-GB"><body><div>${lines.join('')}</div></body></tt>`;
  return { headers: { 'content-type': 'application/xml' }, body };
};
