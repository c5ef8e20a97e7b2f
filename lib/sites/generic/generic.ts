import { Failure } from '../../contract/failure.ts';
import type { PageMedia, PageTrack } from '../../contract/page.ts';
import { decodePercent } from '../../encoding/decode-percent.ts';
import type { CaptionBody } from '../../ports/caption-body.ts';
import { fetchDashCaptions, fetchDashTracks, isSegmentedText } from '../dash-tracks.ts';
import { fetchCaptionFile } from '../fetch-caption-file.ts';
import { findTags } from '../find-tags.ts';
import { fetchHlsCaptions, fetchHlsTracks, isPlaylist } from '../hls-captions.ts';
import { isAutomaticLabel } from '../is-automatic-label.ts';
import { languageTag } from '../language.ts';
import { decodeResponse, expectOk, looksLikeHtml, requestByHost } from '../request.ts';
import type { Access, MediaDescription, Site, Track } from '../site.ts';
import { genericAddress } from './address.ts';
import { createStreamTracks, streamTrackId } from './candidates.ts';
import { oEmbedMedia } from './o-embed.ts';
import { findMediaItem } from './rank-media.ts';
import { isAutomaticFile, isRequestedFile } from './requested-captions.ts';

const maxPageBytes = 8_000_000;

/** Creates the site for all other pages. `siteOf` finds the known site of an embedded media item. */
export const genericSite = (siteOf: (url: string) => Site | undefined): Site => ({
  name: 'generic',
  detect: genericAddress,

  async resolve(url, access) {
    const media = access.page ? await access.page.media() : await fetchMedia(url, access);
    const mediaItem = findMediaItem(media, url.href);
    if (!mediaItem) {
      const reason = media.length > 0 ? 'no longer shows this media item' : 'has no media that Gloss finds';
      throw new Failure('noMedia', `The page ${url.origin}${url.pathname} ${reason}.`);
    }
    const site = siteOf(mediaItem.url);
    // The open page belongs to another site than the embedded media item.
    return site ? site.resolve(new URL(mediaItem.url), { ...access, page: undefined }) : toMediaDescription(mediaItem, access);
  },

  captions(mediaItem, track, access) {
    const site = mediaItem.site === 'generic' ? undefined : siteOf(mediaItem.sourceUrl);
    if (site) return site.captions(mediaItem, track, { ...access, page: undefined });
    return fetchCaptions(mediaItem, track, access);
  },
});

async function fetchMedia(url: URL, access: Access): Promise<PageMedia[]> {
  const address = genericAddress(url);
  if (address)
    return [
      {
        contentId: `web:${address.id}`,
        url: address.canonicalUrl,
        kind: address.kind,
        title: readFileName(url),
        duration: 0,
        tracks: createStreamTracks([address.canonicalUrl]),
        soundUrl: address.canonicalUrl,
      },
    ];
  const page = new URL(url);
  page.hash = '';
  const shown = await fetchPage(page.href, access);
  const media = await access.read.readPage(shown);
  if (media.length > 0) return media;
  const framed = await framedMedia(shown, access);
  return framed.length > 0 ? framed : oEmbedMedia(shown, access);
}

async function fetchPage(url: string, access: Access): Promise<{ url: string; html: string }> {
  const answer = await requestByHost(url, { reason: 'page', maxBytes: maxPageBytes }, access);
  expectOk(answer);
  const html = decodeResponse(answer);
  if (!looksLikeHtml(html) && !/html/i.test(answer.contentType))
    throw new Failure('noMedia', `The address leads to ${answer.contentType || 'no page'}.`);
  return { url: URL.canParse(answer.url) ? answer.url : url, html };
}

const maxFrames = 3;
const maxFrameDepth = 2;

/** Matches the host and path of a frame that is a player, as the hosts of podcasts and videos write them. */
const playerFrame =
  /(?:^|[./_-])(?:e|embeds?|player(?:-v\d)?|play|episodes?|podcasts?|shows?|videos?|audio|media|listen)(?=[./_-]|$)/i;

/**
 * Returns the media in the frames of a page that are on its own host, or in players on others, and in their frames, by the addresses
 * of the frames.
 */
async function framedMedia(
  { url: pageUrl, html }: { url: string; html: string },
  access: Access,
  depth = 1,
): Promise<PageMedia[]> {
  const { host: pageHost } = new URL(pageUrl);
  const frames = findTags(html, 'iframe').flatMap(({ attributes: { src, 'data-src': address = src } }) =>
    address && URL.canParse(address, pageUrl) ? new URL(address, pageUrl) : [],
  );
  const own = frames.filter(({ host }) => host === pageHost);
  const players = frames.filter(({ host, pathname }) => host !== pageHost && playerFrame.test(host + pathname));
  for (const { href } of [...own, ...players].slice(0, maxFrames)) {
    const frame = await fetchPage(href, access).catch((error: unknown) => {
      // A frame that is gone, or may not be read, says nothing about the others.
      if (Failure.from(error).code === 'cancelled') throw error;
      return undefined;
    });
    if (!frame) continue;
    const media = await access.read.readPage(frame);
    if (media.length > 0) return media;
    const inner = depth < maxFrameDepth ? await framedMedia(frame, access, depth + 1) : [];
    if (inner.length > 0) return inner;
  }
  return [];
}

async function toMediaDescription(mediaItem: PageMedia, access: Access): Promise<MediaDescription> {
  const { contentId, url, kind, title, duration, tracks, soundUrl } = mediaItem;
  const own = tracks.filter(({ trackId }) => trackId !== streamTrackId).map(toTrack);
  const ofStream = await streamTracks(
    tracks.filter(({ trackId }) => trackId === streamTrackId),
    access,
  ).catch((error: unknown) => {
    if (own.length === 0) throw error;
    return [];
  });
  // A script fills its tracks only as far as the media item has been played; its files and those of the stream are whole.
  const files = own.filter(isRequestedFile);
  const isWhole = ofStream.length > 0 || files.length > 0;
  // A file may be a segment of a stream, so it comes last.
  const offered = isWhole ? [...own.filter((track) => track.url && !files.includes(track)), ...ofStream, ...files] : own;
  const chapters = await readChapters(mediaItem, access);
  return { contentId, site: 'generic', kind, sourceUrl: url, title, duration, tracks: offered, chapters, soundUrl };
}

/** Returns the creator's chapters if the page has a track of them. A failing chapter track does not fail the request. */
async function readChapters(
  { contentId, chapterTrackId: trackId }: PageMedia,
  { page, signal }: Access,
): Promise<MediaDescription['chapters']> {
  if (!page || trackId === undefined) return undefined;
  const cues = await page.cues({ contentId, trackId }, signal).catch(() => []);
  const chapters = cues.map(({ startTime, text }) => ({ startTime, title: text.trim() })).filter(({ title }) => title);
  return chapters.length > 0 ? chapters : undefined;
}

/** Returns the subtitles of the first playlist that lists some; none if the streams are gone. Throws `noPermission`. */
async function streamTracks(playlists: PageTrack[], access: Access): Promise<Track[]> {
  let refusal: Failure | undefined;
  for (const { url = '' } of playlists) {
    const read = isPlaylist(url) ? fetchHlsTracks : fetchDashTracks;
    const listed = await read(url, access).catch((error: unknown) => {
      const failure = Failure.from(error);
      if (failure.code === 'cancelled') throw failure;
      if (failure.code === 'noPermission') refusal ??= failure;
      return [];
    });
    if (listed.length > 0) return listed;
  }
  if (refusal) throw refusal;
  return [];
}

const toTrack = ({ trackId, language, label, url }: PageTrack): Track => ({
  trackId,
  language: languageTag(language),
  label,
  provenance: (isRequestedFile({ trackId }) ? isAutomaticFile : isAutomaticLabel)(label) ? 'automatic' : 'creator',
  url,
});

/** Returns the cues that the browser has loaded, or else the track's file. */
async function fetchCaptions(mediaItem: MediaDescription, track: Track, access: Access): Promise<CaptionBody> {
  if (!track.url) return { cues: await readPageCues(mediaItem, track, access) };
  try {
    if (isSegmentedText(track.url)) return await fetchDashCaptions(track.url, access);
    return isPlaylist(track.url) ? await fetchHlsCaptions(track.url, access) : await fetchCaptionFile(track, access);
  } catch (error) {
    // The page may still show cues whose signed address has expired.
    if (!access.page) throw error;
    const cues = await readPageCues(mediaItem, track, access).catch(() => []);
    if (cues.length === 0) throw error;
    return { cues };
  }
}

async function readPageCues({ contentId }: MediaDescription, { trackId }: Track, { page, signal }: Access) {
  if (!page) throw new Failure('pageGone', 'This track exists only in the open page, which was closed or left.');
  const cues = await page.cues({ contentId, trackId }, signal);
  if (cues.length === 0) throw new Failure('captionsEmpty', 'The text track has no cues.');
  return cues;
}

const readFileName = (url: URL): string => decodePercent(url.pathname.split('/').at(-1) ?? '');
