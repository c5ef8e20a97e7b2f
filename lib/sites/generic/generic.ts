import { Failure } from '../../contract/failure.ts';
import type { CaptionBody, PageMedium, PageTrack } from '../../ports/ports.ts';
import { captionFile } from '../caption-file.ts';
import { dashTracks } from '../dash-tracks.ts';
import { hlsCaptions, hlsTracks, isPlaylist } from '../hls-captions.ts';
import { languageTag } from '../language.ts';
import { expectOk, looksLikeHtml, requestByHost, textOf } from '../request.ts';
import type { Access, Medium, Site, Track } from '../site.ts';
import { genericAddress } from './address.ts';
import { streamTrackId, streamTrackOf } from './candidates.ts';
import { mediumAt } from './media-of.ts';
import { oEmbedMedia } from './o-embed.ts';

const maxPageBytes = 8_000_000;

/** Any page with a medium. `siteOf` finds the known site of a medium that the page embeds. */
export const genericSite = (siteOf: (url: string) => Site | undefined): Site => ({
  name: 'generic',
  detect: genericAddress,

  async resolve(url, access) {
    const media = access.page ? await access.page.media() : await mediaOfAddress(url, access);
    const medium = mediumAt(media, url.href);
    if (!medium)
      throw new Failure('noMedia', media.length > 0 ? 'the page no longer shows this medium' : 'nothing plays on the page');
    const site = siteOf(medium.url);
    // The open page is not the embedded site's, so it can't answer for it.
    return site ? site.resolve(new URL(medium.url), { ...access, page: undefined }) : toMedium(medium, access);
  },

  captions(medium, track, access) {
    const site = medium.site === 'generic' ? undefined : siteOf(medium.sourceUrl);
    if (site) return site.captions(medium, track, { ...access, page: undefined });
    return captionsOf(medium, track, access);
  },
});

async function mediaOfAddress(url: URL, access: Access): Promise<PageMedium[]> {
  const address = genericAddress(url);
  if (address)
    return [
      {
        contentId: `web:${address.id}`,
        url: address.canonicalUrl,
        kind: address.kind,
        title: fileName(url),
        duration: 0,
        tracks: streamTrackOf([address.canonicalUrl]),
        soundUrl: address.canonicalUrl,
      },
    ];
  const page = new URL(url);
  page.hash = '';
  const answer = await requestByHost(access, page.href, { reason: 'page', maxBytes: maxPageBytes });
  expectOk(answer);
  const html = textOf(answer);
  if (!looksLikeHtml(html) && !/html/i.test(answer.contentType))
    throw new Failure('noMedia', `the address leads to ${answer.contentType || 'no page'}`);
  const shown = { url: URL.canParse(answer.url) ? answer.url : page.href, html };
  const media = await access.read.readPage(shown);
  return media.length > 0 ? media : oEmbedMedia(shown, access);
}

async function toMedium(medium: PageMedium, access: Access): Promise<Medium> {
  const { contentId, url, kind, title, duration, tracks, soundUrl } = medium;
  const offered = await Promise.all(
    tracks.map((track) => (track.trackId === streamTrackId ? streamTracks(track, access) : [toTrack(track)])),
  );
  const chapters = await chaptersOf(medium, access);
  return { contentId, site: 'generic', kind, sourceUrl: url, title, duration, tracks: offered.flat(), chapters, soundUrl };
}

/** The maker's chapters, where the page has a track of them. A summary does not wait for a broken one. */
async function chaptersOf({ contentId, chapterTrackId: trackId }: PageMedium, { page }: Access): Promise<Medium['chapters']> {
  if (!page || trackId === undefined) return undefined;
  const cues = await page.cues({ contentId, trackId }).catch(() => []);
  const chapters = cues.map(({ startTime, text }) => ({ startTime, title: text.trim() })).filter(({ title }) => title);
  return chapters.length > 0 ? chapters : undefined;
}

/** A stream stands for the subtitles that it lists; one that is no longer there has none. */
async function streamTracks({ url = '' }: PageTrack, access: Access): Promise<Track[]> {
  const read = isPlaylist(url) ? hlsTracks : dashTracks;
  return read(url, access).catch((error: unknown) => {
    if (Failure.from(error).code === 'noPermission') throw error;
    return [];
  });
}

const toTrack = ({ trackId, language, label, url }: PageTrack): Track => ({
  trackId,
  language: languageTag(language),
  label,
  provenance: 'creator',
  url,
});

/** The cues that the browser holds, or else the track's file. */
async function captionsOf(medium: Medium, track: Track, access: Access): Promise<CaptionBody> {
  if (!track.url) return { cues: await cuesOfPage(medium, track, access) };
  try {
    return isPlaylist(track.url) ? await hlsCaptions(track.url, access) : await captionFile(track, access);
  } catch (error) {
    // A page may show what it no longer gives out: signed addresses expire.
    if (!access.page) throw error;
    const cues = await cuesOfPage(medium, track, access).catch(() => []);
    if (cues.length === 0) throw error;
    return { cues };
  }
}

async function cuesOfPage({ contentId }: Medium, { trackId }: Track, { page }: Access) {
  if (!page) throw new Failure('pageGone', 'only the open page holds this track');
  const cues = await page.cues({ contentId, trackId });
  if (cues.length === 0) throw new Failure('captionsEmpty', 'the text track holds no cues');
  return cues;
}

const fileName = (url: URL): string => {
  const name = url.pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};
