import { untilAborted } from '../../async/until-aborted.ts';
import { Failure } from '../../contract/failure.ts';
import { notFound } from '../../contract/not-found.ts';
import type { CaptionBody } from '../../ports/caption-body.ts';
import type { FallbackExtractor } from '../../ports/fallback-extractor.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Content } from '../../records/content.ts';
import type { TaskOptions } from '../../records/task-options.ts';
import { fetchPodcastTranscript } from '../../sites/fetch-podcast-transcript.ts';
import { detectUrl, siteOf } from '../../sites/index.ts';
import { mediaByAddress } from '../../sites/media-by-address.ts';
import { isFeedTranscript } from '../../sites/podcast-episode.ts';
import type { Access, MediaDescription, Site, Track } from '../../sites/site.ts';
import { orderTracks } from '../../sites/track-choice.ts';
import { findImportedSite } from '../recipes/imported-recipes.ts';
import { isLocalTrack } from '../transcripts/local-tracks.ts';
import { completeByFeed, describeByFeed } from './feed-episode.ts';
import { noPage, type OpenPageLookup } from './open-page.ts';

/** The address of a media item to resolve, with the language of its preferred captions and the id of its stored audio. */
export type MediaRequest = { url: string } & Pick<TaskOptions, 'audioLanguage' | 'soundId'>;

/** A media item as its site describes it, and as it is stored. */
export interface DescribedMedia {
  mediaItem: MediaDescription;
  /** In order of preference. */
  tracks: Track[];
  content: Content;
}

/** Access to the description and the captions of one media item, from its site or from the fallback extractor. */
export interface MediaSource {
  openPage: OpenPageLookup;
  /** Resolves the media item and stores its description; once for all calls. */
  describe(): Promise<DescribedMedia>;
  fetchCaptions(track: Track): Promise<CaptionBody>;
}

/** Options of the access to a media item: its stored description, its open page, and the program to use instead of the site. */
export interface SourceOptions {
  signal: AbortSignal;
  /** The stored description, which the new one replaces. */
  known?: Content;
  openPage: OpenPageLookup;
  /** The program that replaces the site's own adapter. */
  extractor?: FallbackExtractor;
  onStage?: (stage: 'finding', contentId?: string) => Promise<void>;
}

/** Opens the source of a media item: its site, or the fallback extractor. Makes no request yet. */
export function createMediaSource(
  ports: Ports,
  { url, audioLanguage, soundId }: MediaRequest,
  { signal, known, openPage, extractor, onStage }: SourceOptions,
): MediaSource {
  let foundSite: Promise<Pick<Site, 'resolve' | 'captions'>> | undefined;
  const findSite = () => {
    foundSite ??= (async () => extractor ?? (await findImportedSite(ports.store, url)) ?? siteOf(url))();
    return foundSite;
  };
  let described: Promise<DescribedMedia> | undefined;
  const openAccess = async (): Promise<Access> => ({
    fetch: ports.fetch,
    read: ports.engine,
    signal,
    page: await untilAborted(openPage(), signal),
  });

  async function resolve(): Promise<DescribedMedia> {
    await onStage?.('finding', known?.contentId);
    // The site knows its own addresses, not that of a page that wraps one.
    const isOwn = siteOf(url).detect(new URL(url)) !== null;
    const address = (isOwn ? undefined : detectUrl(url)?.canonicalUrl) ?? url;
    const site = await findSite();
    const access = await openAccess();
    const described = await site.resolve(new URL(address), access).catch(async (error: unknown): Promise<MediaDescription> => {
      if (signal.aborted) throw error;
      const inFeed = await describeByFeed(address, ports.store, access);
      if (inFeed) return inFeed;
      // Audio that was handed in needs no site that knows the media item.
      if (soundId === undefined) throw error;
      return {
        ...mediaByAddress(url),
        title: known?.title || Failure.from(error).details?.title || url,
        duration: known?.duration ?? 0,
        tracks: [],
      };
    });
    const mediaItem = await completeByFeed(described, ports.store, access);
    const tracks = orderTracks(mediaItem.tracks, { requested: audioLanguage, spoken: mediaItem.originalLanguage });
    signal.throwIfAborted();
    const content = await ports.store.updateContent(mediaItem.contentId, (stored) => {
      // It was deleted meanwhile.
      if (!stored && known?.contentId === mediaItem.contentId) throw notFound('media item', mediaItem.contentId);
      return contentOf(mediaItem, tracks, stored ?? known, ports.clock.now());
    });
    return { mediaItem, tracks, content };
  }

  const describe = () => {
    described ??= resolve();
    return described;
  };
  return {
    openPage,
    describe,
    async fetchCaptions(track) {
      const [{ mediaItem }, access] = [await describe(), await openAccess()];
      if (isFeedTranscript(track)) return fetchPodcastTranscript(mediaItem, track, access);
      return (await findSite()).captions(mediaItem, track, access);
    },
  };
}

/**
 * Returns the media item as its site describes it now, and stores it. If its open page closes meanwhile, the site is requested
 * without the page.
 */
export async function describeMedia(
  ports: Ports,
  request: MediaRequest,
  options: Omit<SourceOptions, 'extractor'>,
): Promise<Content> {
  try {
    return (await createMediaSource(ports, request, options).describe()).content;
  } catch (error) {
    if (Failure.from(error).code !== 'pageGone' || !(await options.openPage())) throw error;
    const withoutPage = createMediaSource(ports, request, { ...options, openPage: noPage });
    return (
      await withoutPage.describe().catch(() => {
        throw error;
      })
    ).content;
  }
}

/** Characters of a description that are stored. */
const maxDescription = 5000;

function contentOf(mediaItem: MediaDescription, tracks: Track[], known: Content | undefined, now: number): Content {
  const { tracks: _, description, ...described } = mediaItem;
  return {
    ...described,
    ...(description && { description: description.slice(0, maxDescription).toWellFormed() }),
    // Addresses of tracks carry signatures that expire, so they are not stored.
    tracks: [
      ...tracks.map(({ trackId, language, label, provenance }) => ({ trackId, language, label, provenance })),
      ...(known?.tracks.filter(isLocalTrack) ?? []),
    ],
    createdAt: known?.createdAt ?? now,
    updatedAt: now,
  };
}
