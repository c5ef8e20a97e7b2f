import { captionFile, vtt } from '../caption-files.ts';
import { openToAll, openToSite } from '../cors.ts';
import { type Answer, type Host, json } from '../host.ts';
import { inScript, player, sitePage, soundOf } from '../site-page.ts';
import { playerConfig, refusal } from '../vimeo/player-config.ts';
import { type VimeoVideo, vimeoVideo, vimeoVideos } from '../vimeo/videos.ts';

/** Vimeo's player: its document, its configuration and its captions, which any page may embed. */
export const playerVimeo: Host = (request) => {
  const { pathname, searchParams } = request.url;
  const [, track] = /^\/texttrack\/(\d+)\.vtt$/.exec(pathname) ?? [];
  if (track) return words(Number(track));
  const [, id = '', config] = /^\/video\/(\d+)(\/config)?$/.exec(pathname) ?? [];
  const video = vimeoVideo(id);
  if (!video) return soundOf(request.url);
  const refused = refusal(video, searchParams.get('h'));
  if (config) return openToSite('vimeo.com', request, refused ?? json(playerConfig(video)));
  return (
    refused ??
    sitePage({
      title: video.title,
      head: `<script>window.playerConfig = ${inScript(playerConfig(video))}</script>`,
      body: player(video.duration),
    })
  );
};

function words(id: number): Answer | undefined {
  const track = Object.values<VimeoVideo>(vimeoVideos)
    .flatMap(({ tracks }) => tracks)
    .find((one) => one.id === id);
  return track && openToAll(captionFile(vtt(track.lines)));
}
