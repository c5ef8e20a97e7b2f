import { captionFile, vtt } from '../caption-files.ts';
import { openToAll } from '../cors.ts';
import type { Answer, Host } from '../host.ts';
import { dashManifest } from '../stream/dash-manifest.ts';
import { index, master, segment } from '../stream/playlists.ts';
import { type Stream, streams } from '../stream/streams.ts';
import { talkFile } from '../talk.ts';

/** A host for streams, open to every origin. */
export const vodExample: Host = ({ url }) => {
  const answer = file(url.pathname, false);
  return answer && openToAll(answer);
};

/** The same streams on a host that scripts of other pages may not read. */
export const closedExample: Host = ({ url }) => file(url.pathname, true);

function file(pathname: string, isClosed: boolean): Answer | undefined {
  const [, name, folder, file = ''] = pathname.split('/');
  const stream = Object.values<Stream>(streams).find((one) => one.name === name && Boolean(one.isClosed) === isClosed);
  if (!stream || !folder) return undefined;
  if (folder === 'master.m3u8') return playlist(master(stream));
  if (folder === 'media.webm') return talkFile('talk.webm');
  if (folder === 'manifest.mpd')
    return stream.isDash ? { headers: { 'content-type': 'application/dash+xml' }, body: dashManifest(stream) } : undefined;
  const whole = stream.isDash && stream.renditions.find(({ path }) => folder === `${path}.vtt`);
  if (whole) return captionFile(vtt(whole.lines));
  const rendition = stream.renditions.find(({ path }) => path === folder);
  if (!rendition) return undefined;
  return file === 'index.m3u8' ? playlist(index(stream)) : captionFile(segment(rendition, Number.parseInt(file, 10)));
}

const playlist = (body: string): Answer => ({ headers: { 'content-type': 'application/vnd.apple.mpegurl' }, body });
