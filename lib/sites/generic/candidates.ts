import type { ChapterMark } from '../../contract/media.ts';
import type { PageTrack } from '../../contract/page.ts';
import { streamExtension } from '../../http/media-extensions.ts';
import { contentIdOf } from '../content-id.ts';
import { detectUrl } from '../detect-url.ts';
import type { Address } from '../site.ts';
import { unwrapUrl } from '../unwrap-url.ts';
import { brightcovePlayer } from './brightcove-player.ts';
import { describedByCard } from './card.ts';
import { findHostedStream, isHostedTrack } from './hosted-stream.ts';
import { describedMedia, type JsonLdMedia } from './json-ld.ts';
import type { ElementSnapshot, PageSnapshot, PlayerSnapshot, TextTrackSnapshot } from './page-snapshot.ts';
import { createFileTracks } from './requested-captions.ts';

/** A media item of a page before it has an identity. */
export interface Candidate {
  kind: ElementSnapshot['kind'];
  /** Address of the file; undefined if a script feeds the element. */
  fileUrl?: string;
  /** Address of the embedded player. */
  embedUrl?: string;
  /** Address on a known site, if one plays it. */
  address?: Address;
  title: string;
  /** Seconds; 0 while unknown. */
  duration: number;
  tracks: PageTrack[];
  chapterTrackId?: string;
  /** Chapters that the page's metadata describes. */
  chapters?: ChapterMark[];
  playing: boolean;
  /** Whether the page's metadata describes it. */
  described: boolean;
  /** Square pixels. */
  area: number;
  /** Index among the page's elements, or -1. */
  ordinal: number;
}

/** Minimum duration in seconds; shorter items are interface sounds and previews. */
const minDurationSeconds = 10;

/** Whether the address is that of a single media item. */
export const isSingle = ({ kind }: Address): boolean => kind !== 'playlist' && kind !== 'channel';

/** Returns every media item that the page shows or describes, each once, in document order. */
export function findCandidates(page: PageSnapshot): Candidate[] {
  const elements = page.elements.flatMap((element, ordinal) => (isMainContent(element) ? fromElement(element, ordinal) : []));
  // A player fed by a script has no address, but the page's requests for the stream and the captions were observed.
  const [player] = elements.length === 1 ? elements : [];
  if (player && isFilledByScript(player))
    player.tracks.push(...createFileTracks(page), ...createStreamTracks(page.manifests ?? [], maxPlaylists));
  const frames = page.frames.flatMap(
    ({ url, otherUrls = [], width, height, visible }) =>
      fromEmbed(otherUrls.find(isKnownPlayer) ?? url, { area: visible ? width * height : 0 }) ?? [],
  );
  const players = (page.players ?? []).flatMap(fromPlayer);
  // A player without an address is fed by the one script that names a file.
  if (elements.length === 1 && players.length === 1 && !elements[0]!.fileUrl) {
    const [setup] = players.splice(0);
    fillMissing(elements[0]!, setup!);
  }
  const described = describedMedia(page.jsonLd).flatMap((one) => fromDescription(one, page.url));
  const card = describedByCard(page.meta).flatMap((one) => fromDescription(one, page.url));
  const all = mergeDuplicates([...elements, ...frames, ...players, ...described, ...card]);
  if (all.length === 0) return mergeDuplicates((page.links ?? []).flatMap(fromPlayer));
  // A single description belongs to the page's single media item; a list of descriptions is a list of other pages. One that
  // repeats another is merged already.
  const description = [...card, ...(described.length === 1 ? described : [])].filter((one) => all.includes(one));
  const [main] = elements.length === 1 ? elements : elements.length === 0 ? description : [];
  return main ? all.filter((one) => !(description.includes(one) && mergeDescription(main, one))) : all;
}

/** Playlists of a page among which the one is searched that lists the subtitles: a player also requests those of each quality. */
const maxPlaylists = 8;

/** Returns whether only a script knows the captions of an element, if it has any; those of a live stream are read as it plays. */
const isFilledByScript = ({ kind, tracks }: Candidate): boolean => kind !== 'live' && tracks.every(({ url }) => !url);

/**
 * Whether an element is main content: not hidden, very short, a silent background loop, or an advertisement. An audio element
 * is often hidden behind its own buttons.
 */
const isMainContent = ({
  kind,
  visible,
  playing,
  muted,
  loop,
  autoplay,
  duration,
  advertising,
  sources,
  tracks,
}: ElementSnapshot) =>
  !advertising &&
  (sources.some(isPlayable) || tracks.length > 0) &&
  (visible || kind === 'audio' || (playing && !muted)) &&
  !(duration > 0 && duration < minDurationSeconds) &&
  !(muted && loop && autoplay);

/** Default values of a candidate of which nothing is known. */
export const emptyCandidate = { title: '', duration: 0, tracks: [], playing: false, described: false, area: 0, ordinal: -1 };

function fromElement(
  { sources, brightcove, tracks, width, height, visible, ...element }: ElementSnapshot,
  ordinal: number,
): Candidate {
  const { embedUrl, address } = (brightcove && fromEmbed(brightcovePlayer(brightcove), {})) ?? {};
  return {
    ...emptyCandidate,
    embedUrl,
    address,
    kind: element.kind,
    fileUrl: sources.find(isHttp),
    title: element.title,
    duration: element.duration,
    tracks: [...tracks.slice(0, maxTracks).flatMap(toTrack), ...createStreamTracks(sources)],
    chapterTrackId: tracks.find(({ kind }) => kind === 'chapters')?.trackId,
    playing: element.playing,
    area: visible ? width * height : 0,
    ordinal,
  };
}

/** Square pixels of a player of which only the setup is known. */
const playerArea = 300 * 150;

/** Returns the candidate of a file that a script plays or a link names; nothing for an address that is not a web address. */
function fromPlayer({ url, kind, title, tracks }: PlayerSnapshot): Candidate[] {
  const known = { title: title.replace(/\s+/g, ' ').trim(), area: playerArea };
  const file = kind && isHttp(url) ? { ...emptyCandidate, ...known, kind, fileUrl: url } : undefined;
  const candidate = fromEmbed(url, known) ?? file;
  return candidate ? [{ ...candidate, tracks: [...tracks.slice(0, maxTracks).flatMap(toTrack), ...candidate.tracks] }] : [];
}

const maxTracks = 100;

/** Matches the label of subtitles that cover only foreign dialogue. */
const forced = /(?<!\b(?:non?|not)[ -]?)\bforced\b|\bforcé|\bforzad|\berzwungen/i;

/** Returns subtitle and caption tracks but forced ones; tracks of other kinds contain chapters or data for scripts. */
const toTrack = ({ trackId, kind, language, label, url }: TextTrackSnapshot): PageTrack[] =>
  (kind === 'subtitles' || kind === 'captions') && !forced.test(label)
    ? [
        {
          trackId,
          language: language.length > 35 ? '' : language,
          label: label.slice(0, 300),
          ...(url && url.length <= 8192 && isHttp(url) && { url }),
        },
      ]
    : [];

/** Id of the track that represents all subtitles of a stream until its playlist is read. */
export const streamTrackId = 'stream';

const streamAddress = new RegExp(`^[^?#]+${streamExtension}(?:[?#]|$)`, 'i');

/** Returns the first HLS and DASH addresses as tracks whose captions are in the stream, at most `count`. */
export const createStreamTracks = (urls: string[], count = 1): PageTrack[] =>
  [...new Set(urls)]
    .filter((url) => isHttp(url) && url.length <= 8192 && streamAddress.test(url))
    .slice(0, count)
    .map((url) => ({ trackId: streamTrackId, language: '', label: '', url }));

/** Returns whether an address is one of a file, or one with which a script feeds an element. */
const isPlayable = (url: string): boolean => /^(?:https?|blob):/i.test(url);

const isHttp = (url: string): boolean => /^https?:/i.test(url);

/**
 * Returns the candidate of an embedded player of a known site or of a file; undefined for any other frame, whose content is
 * unknown.
 */
function fromEmbed(url: string, known: Partial<Candidate>): Candidate | undefined {
  if (isHostedTrack(unwrapped(url))) return { ...emptyCandidate, ...known, kind: 'audio', embedUrl: url };
  const fileUrl = (detectUrl(url) ? undefined : findHostedStream(url)) ?? url;
  const address = detectUrl(fileUrl);
  if (!address || !isSingle(address)) return undefined;
  const place =
    address.site === 'generic'
      ? { fileUrl, tracks: createStreamTracks([fileUrl]), ...(fileUrl !== url && { embedUrl: url }) }
      : { embedUrl: url, address };
  return { ...emptyCandidate, ...known, kind: address.kind === 'audio' ? 'audio' : 'video', ...place };
}

/** Whether an address is that of a player of a known site or host, and not that of a file. */
function isKnownPlayer(url: string): boolean {
  const candidate = fromEmbed(url, {});
  return candidate?.embedUrl !== undefined;
}

/** Returns the address of what a candidate plays: of its file, or of its player without another one around it. */
export const playedUrl = ({ fileUrl, embedUrl }: Candidate): string | undefined => fileUrl ?? (embedUrl && unwrapped(embedUrl));

const unwrapped = (url: string): string => (URL.canParse(url) ? unwrapUrl(new URL(url)).href : url);

function fromDescription({ contentUrl, embedUrl, tracks = [], ...description }: JsonLdMedia, base: string): Candidate[] {
  const [file, embed] = [contentUrl, embedUrl].map((url) => resolveHttpUrl(url, base));
  const captions = tracks.slice(0, maxTracks).flatMap((track) => {
    const url = resolveHttpUrl(track.url, base);
    return url ? toTrack({ ...track, url }) : [];
  });
  const known = { ...emptyCandidate, ...description, tracks: captions, described: true };
  const player = [embed, file].map((url) => fromEmbed(url ?? '', known)).find((one) => one?.address);
  if (player) return [player];
  const stream = [embed && findHostedStream(embed), file].find(Boolean);
  return file || embed || description.duration
    ? [{ ...known, fileUrl: stream, embedUrl: embed, tracks: [...known.tracks, ...createStreamTracks([stream ?? ''])] }]
    : [];
}

const resolveHttpUrl = (url: string | undefined, base: string): string | undefined => {
  if (!url || !URL.canParse(url, base)) return undefined;
  const { href } = new URL(url, base);
  return isHttp(href) ? href : undefined;
};

function mergeDuplicates(candidates: Candidate[]): Candidate[] {
  const known = new Map<string, Candidate>();
  return candidates.filter((candidate) => {
    const { address, fileUrl } = candidate;
    const path = playedUrl(candidate)?.split(/[?#]/, 1)[0];
    // Without an extension, the query may name the file.
    const isNamedByPath = fileUrl === undefined || /\.\w{2,5}$/.test(path!);
    const key = address ? contentIdOf(address) : isNamedByPath ? path : fileUrl;
    if (key === undefined) return true;
    const first = known.get(key);
    // Two elements are two media items, whatever their files are called, unless both wait to play the same file.
    const isElement = candidate.ordinal >= 0 && (candidate.playing || !fileUrl || fileUrl !== first?.fileUrl);
    if (!first || isElement) known.set(key, candidate);
    else fillMissing(first, candidate);
    return known.get(key) === candidate;
  });
}

/** Merges a description into the main media item, unless their durations show that it describes another one. */
function mergeDescription(main: Candidate, description: Candidate): boolean {
  const durationDifference = main.duration && description.duration ? Math.abs(main.duration - description.duration) : 0;
  const isOther = description.address || (main.address && main.ordinal < 0);
  if (main === description || isOther || durationDifference > 5) return false;
  fillMissing(main, description);
  return true;
}

function fillMissing(to: Candidate, from: Candidate): void {
  to.title ||= from.title;
  to.duration ||= from.duration;
  to.fileUrl ??= from.fileUrl;
  to.embedUrl ??= from.embedUrl;
  if (to.tracks.length === 0) to.tracks = from.tracks;
  to.described ||= from.described;
  to.chapters ??= from.chapters;
}
