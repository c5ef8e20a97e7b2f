import { Failure, type FailureCode } from '../contract/failure.ts';
import type { TaskStage } from '../contract/tasks.ts';
import type { Engine, LastWay, Ports } from '../ports.ts';
import type { Content, Transcript } from '../records.ts';
import { partOfUrl } from '../sites/canonical-url.ts';
import { contentIdOf, pageContentId } from '../sites/content-id.ts';
import { detectUrl } from '../sites/detect-url.ts';
import { mediumAt } from '../sites/generic/media-of.ts';
import { siteOf } from '../sites/index.ts';
import type { Access, Medium, Track } from '../sites/site.ts';
import { orderTracks, tracksToTry } from '../sites/track-choice.ts';
import { isSubmitted } from './submit-cues.ts';

export interface Words {
  content: Content;
  transcript: Transcript;
  /** Nothing was asked of the network. */
  fromCache: boolean;
}

export interface WordsRequest {
  url: string;
  audioLanguage?: string;
  /** This track and no other. */
  trackId?: string;
  isRefresh?: boolean;
}

export interface Progress {
  signal: AbortSignal;
  onStage?: (stage: TaskStage, contentId?: string) => Promise<void>;
}

/** Captions that go on this long after the end belong to something else (seconds). */
const overrun = 120;

/** From an address to the words: the stored transcript of what is known, or the medium's own captions, which are then stored. */
export async function readWords(
  ports: Ports,
  request: WordsRequest,
  known: Content | undefined,
  progress: Progress,
): Promise<Words> {
  const cached = known && (await cachedTranscript(ports, known, request));
  // No site has what the person submitted.
  if (known && cached && (!request.isRefresh || isSubmitted(cached)))
    return { content: known, transcript: cached, fromCache: true };

  await progress.onStage?.('finding', known?.contentId);
  const access: Access = { fetch: ports.fetch, read: ports.engine, signal: progress.signal };
  const page = await ports.pages.find(request.url);
  try {
    return await fetchWords(ports, request, known, { ...access, page }, progress);
  } catch (error) {
    // The tab was closed under us; some sites answer without it.
    if (!page || Failure.from(error).code !== 'pageGone') throw error;
    return fetchWords(ports, request, known, access, progress).catch(() => {
      throw error;
    });
  }
}

/** What an address was read as before. An open page is asked, because it may show another medium by now. */
export async function knownContent({ store, pages }: Ports, url: string): Promise<Content | undefined> {
  const address = detectUrl(url);
  if (address) return store.getContent(contentIdOf(address));
  const page = await pages.find(url);
  const media = await page?.media().catch(() => undefined);
  if (!media) return (await store.findContent(url)) ?? store.getContent(pageContentId(url, partOfUrl(new URL(url))));
  const medium = mediumAt(media, url);
  return medium && store.getContent(medium.contentId);
}

async function cachedTranscript(
  ports: Ports,
  content: Content,
  { audioLanguage, trackId }: WordsRequest,
): Promise<Transcript | undefined> {
  if (trackId) return ports.store.getTranscript(content.contentId, trackId);
  if (!audioLanguage) return ports.store.getTranscript(content.contentId);
  const [track] = orderTracks(content.tracks, { wanted: audioLanguage, original: content.originalLanguage });
  return track && ports.store.getTranscript(content.contentId, track.trackId);
}

/** What another program may get past; of the rest nobody would know more. */
const mayBeElsewhere: FailureCode[] = [
  'loginRequired',
  'ageRestricted',
  'botCheck',
  'consentRequired',
  'siteFailed',
  'timeout',
  'captionsEmpty',
  'captionsUnreadable',
  'captionsForeign',
];

async function fetchWords(
  ports: Ports,
  request: WordsRequest,
  known: Content | undefined,
  access: Access,
  progress: Progress,
): Promise<Words> {
  const { lastWay } = ports;
  try {
    return await wordsBy(siteOf(request.url), ports, request, known, access, progress);
  } catch (error) {
    if (!lastWay?.detect(new URL(request.url)) || !mayBeElsewhere.includes(Failure.from(error).code)) throw error;
    return wordsBy(lastWay, ports, request, known, access, progress).catch((later) => {
      throw progress.signal.aborted ? later : error;
    });
  }
}

async function wordsBy(
  site: Pick<LastWay, 'resolve' | 'captions'>,
  ports: Ports,
  request: WordsRequest,
  known: Content | undefined,
  access: Access,
  progress: Progress,
): Promise<Words> {
  const medium = await site.resolve(new URL(request.url), access);
  const tracks = orderTracks(medium.tracks, { wanted: request.audioLanguage, original: medium.originalLanguage });
  const content = contentOf(medium, tracks, known, ports.clock.now());
  await ports.store.putContent(content);
  if (tracks.length === 0) throw new Failure('noCaptions', `${content.contentId} offers no captions`);
  const chosen = tracksToTry(tracks, request.trackId);
  if (chosen.length === 0) throw new Failure('notFound', `${content.contentId} offers no track ${request.trackId}`);

  await progress.onStage?.('fetching', content.contentId);
  let firstFailure: Failure | undefined;
  for (const track of chosen) {
    try {
      const body = await site.captions(medium, track, access);
      await progress.onStage?.('reading', content.contentId);
      const transcript = await readTrack(ports.engine, content, track, body, ports.clock.now());
      await ports.store.putTranscript(transcript);
      return { content, transcript, fromCache: false };
    } catch (error) {
      const failure = Failure.from(error);
      if (!isTrackFault(failure)) throw failure;
      firstFailure ??= failure;
    }
  }
  throw firstFailure;
}

/** Faults of one track, after which the next one may still be good. */
const isTrackFault = ({ code }: Failure) =>
  code === 'captionsEmpty' || code === 'captionsUnreadable' || code === 'captionsForeign';

async function readTrack(
  engine: Engine,
  content: Content,
  track: Track,
  body: Parameters<Engine['readCaptions']>[0],
  now: number,
): Promise<Transcript> {
  const { cues, language } = await engine.readCaptions(body);
  const last = cues.at(-1);
  if (content.duration > 0 && last && last.startTime > content.duration + overrun) {
    throw new Failure('captionsForeign', `captions run to ${last.startTime} s, the medium ends at ${content.duration} s`);
  }
  return {
    contentId: content.contentId,
    trackId: track.trackId,
    language: track.language || language || '',
    provenance: track.provenance,
    cues,
    createdAt: now,
  };
}

export function contentOf(medium: Medium, tracks: Track[], known: Content | undefined, now: number): Content {
  const { tracks: _, ...described } = medium;
  return {
    ...described,
    // Addresses of tracks carry signatures that expire, so they are not kept.
    tracks: tracks.map(({ trackId, language, label, provenance }) => ({ trackId, language, label, provenance })),
    createdAt: known?.createdAt ?? now,
    updatedAt: now,
  };
}
