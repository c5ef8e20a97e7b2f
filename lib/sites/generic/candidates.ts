import type { PageTrack } from '../../ports/ports.ts';
import { contentIdOf } from '../content-id.ts';
import { detectUrl } from '../detect-url.ts';
import type { Address } from '../site.ts';
import { describedByCard } from './card.ts';
import { type Described, describedMedia } from './json-ld.ts';
import type { ElementPicture, PageSnapshot, TrackPicture } from './page-snapshot.ts';

/** A medium of a page before it has an identity. */
export interface Candidate {
  kind: ElementPicture['kind'];
  /** The file; none for one that a script feeds. */
  fileUrl?: string;
  /** The embedded player. */
  embedUrl?: string;
  /** Set where a known site plays it. */
  address?: Address;
  title: string;
  /** Seconds; 0 while unknown. */
  duration: number;
  tracks: PageTrack[];
  chapterTrackId?: string;
  playing: boolean;
  /** The page itself names it. */
  described: boolean;
  /** Square pixels. */
  area: number;
  /** Place among the page's elements, or -1. */
  ordinal: number;
}

/** Shorter ones are sounds of the interface, previews and stings. */
const shortest = 10;

/** One medium, not a list of several. */
export const isOne = ({ kind }: Address): boolean => kind !== 'playlist' && kind !== 'channel';

/** Every medium that the page shows or names, each once, in document order. */
export function candidatesOf(page: PageSnapshot): Candidate[] {
  const elements = page.elements.flatMap((element, ordinal) => (isMain(element) ? ofElement(element, ordinal) : []));
  // A player fed by script shows no address, but the page was seen to ask for one.
  if (elements.length === 1 && elements[0]!.tracks.length === 0) elements[0]!.tracks = streamTrackOf(page.manifests ?? []);
  const frames = page.frames.flatMap(
    ({ url, width, height, visible }) => ofEmbed(url, { area: visible ? width * height : 0 }) ?? [],
  );
  const described = describedMedia(page.jsonLd).flatMap((one) => ofDescription(one, page.url));
  const card = describedByCard(page.meta).flatMap((one) => ofDescription(one, page.url));
  const all = merge([...elements, ...frames, ...described, ...card]);
  // What the page says of itself is said of its one medium; a list of descriptions is a list of other pages.
  const said = [...card, ...(described.length === 1 ? described : [])];
  const [main] = elements.length === 1 ? elements : elements.length === 0 ? said : [];
  return main ? all.filter((one) => !(said.includes(one) && absorb(main, one))) : all;
}

/** Not hidden, not a sting, not moving wallpaper, not an advertisement. An audio element is often hidden behind its buttons. */
const isMain = ({ kind, visible, playing, muted, loop, autoplay, duration, advertising, sources, tracks }: ElementPicture) =>
  !advertising &&
  sources.length + tracks.length > 0 &&
  (visible || kind === 'audio' || (playing && !muted)) &&
  !(duration > 0 && duration < shortest) &&
  !(muted && loop && autoplay);

/** What is not known. */
export const blank = { title: '', duration: 0, tracks: [], playing: false, described: false, area: 0, ordinal: -1 };

function ofElement({ sources, tracks, width, height, visible, ...element }: ElementPicture, ordinal: number): Candidate {
  return {
    ...blank,
    kind: element.kind,
    fileUrl: sources.find(isHttp),
    title: element.title,
    duration: element.duration,
    tracks: [...tracks.slice(0, maxTracks).flatMap(toTrack), ...streamTrackOf(sources)],
    chapterTrackId: tracks.find(({ kind }) => kind === 'chapters')?.trackId,
    playing: element.playing,
    area: visible ? width * height : 0,
    ordinal,
  };
}

const maxTracks = 100;

/** Tracks of other kinds hold chapters, or words for scripts rather than people. */
const toTrack = ({ trackId, kind, language, label, url }: TrackPicture): PageTrack[] =>
  kind === 'subtitles' || kind === 'captions'
    ? [
        {
          trackId,
          language: language.length > 35 ? '' : language,
          label: label.slice(0, 300),
          ...(url && url.length <= 8192 && isHttp(url) && { url }),
        },
      ]
    : [];

/** The track that stands for all subtitles of a stream, until its playlist is read. */
export const streamTrackId = 'stream';

export const streamTrackOf = (urls: string[]): PageTrack[] =>
  urls
    .filter((url) => isHttp(url) && url.length <= 8192 && /^[^?#]+\.(?:m3u8|mpd)(?:[?#]|$)/i.test(url))
    .slice(0, 1)
    .map((url) => ({ trackId: streamTrackId, language: '', label: '', url }));

const isHttp = (url: string): boolean => /^https?:/i.test(url);

/** A player of a known site or a file, or nothing: what an unknown frame holds can't be told from outside. */
function ofEmbed(url: string, known: Partial<Candidate>): Candidate | undefined {
  const address = detectUrl(url);
  if (!address || !isOne(address)) return undefined;
  const place = address.site === 'generic' ? { fileUrl: url } : { embedUrl: url, address };
  return { ...blank, ...known, kind: address.kind === 'audio' ? 'audio' : 'video', ...place };
}

function ofDescription({ contentUrl, embedUrl, ...said }: Described, base: string): Candidate[] {
  const [file, embed] = [contentUrl, embedUrl].map((url) => absolute(url, base));
  const known = { ...blank, ...said, described: true };
  const player = [embed, file].map((url) => ofEmbed(url ?? '', known)).find((one) => one?.address);
  if (player) return [player];
  return file || embed || said.duration ? [{ ...known, fileUrl: file, embedUrl: embed }] : [];
}

const absolute = (url: string | undefined, base: string): string | undefined => {
  if (!url || !URL.canParse(url, base)) return undefined;
  const { href } = new URL(url, base);
  return isHttp(href) ? href : undefined;
};

function merge(candidates: Candidate[]): Candidate[] {
  const known = new Map<string, Candidate>();
  return candidates.filter((candidate) => {
    const { address, fileUrl, embedUrl } = candidate;
    const key = address ? contentIdOf(address) : (fileUrl ?? embedUrl)?.split(/[?#]/, 1)[0];
    if (key === undefined) return true;
    const first = known.get(key);
    // Two elements are two media, whatever their files are called.
    if (!first || candidate.ordinal >= 0) known.set(key, candidate);
    else add(first, candidate);
    return known.get(key) === candidate;
  });
}

/** Takes over what the page says of it, unless the durations tell that it is said of another medium. */
function absorb(main: Candidate, said: Candidate): boolean {
  const apart = main.duration && said.duration ? Math.abs(main.duration - said.duration) : 0;
  if (main === said || said.address || main.address || apart > 5) return false;
  add(main, said);
  return true;
}

function add(to: Candidate, from: Candidate): void {
  to.title ||= from.title;
  to.duration ||= from.duration;
  to.fileUrl ??= from.fileUrl;
  to.embedUrl ??= from.embedUrl;
  to.described ||= from.described;
}
