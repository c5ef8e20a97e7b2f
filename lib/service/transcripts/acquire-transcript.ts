import { Failure, type FailureCode } from '../../contract/failure.ts';
import type { TaskStage } from '../../contract/tasks.ts';
import type { Engine, FallbackExtractor, Ports } from '../../ports/ports.ts';
import { capturedTrackId } from '../../records/captured-track-id.ts';
import type { Content, Transcript, Wish } from '../../records/records.ts';
import { partOfUrl } from '../../sites/canonical-url.ts';
import { contentIdOf, pageContentId } from '../../sites/content-id.ts';
import { detectUrl } from '../../sites/detect-url.ts';
import { mediumAt } from '../../sites/generic/media-of.ts';
import { siteOf } from '../../sites/index.ts';
import { mediumByAddress } from '../../sites/medium-by-address.ts';
import type { Access, Medium, Track } from '../../sites/site.ts';
import { orderTracks, tracksToTry } from '../../sites/track-choice.ts';
import { capturedWords } from './live-transcript.ts';
import { isHeard, isOwnTrack, speechTrackId } from './own-tracks.ts';

export interface Words {
  content: Content;
  transcript: Transcript;
  /** Nothing was asked of the network. */
  fromCache: boolean;
}

/** With a track's id, that track and no other. */
export type WordsRequest = { url: string } & Pick<
  Wish,
  'audioLanguage' | 'trackId' | 'isRefresh' | 'transcribeProvider' | 'soundId'
>;

export interface Progress {
  signal: AbortSignal;
  onStage?: (stage: TaskStage, contentId?: string) => Promise<void>;
  /** Hears what has no captions; without it, such media have no words. */
  listen?: (content: Content) => Promise<Omit<Words, 'fromCache'>>;
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
  if (known && cached && isEnough(cached, request)) return { content: known, transcript: cached, fromCache: true };
  return asked(ports, request, known, progress, (access) => fetchWords(ports, request, known, access, progress)).catch(
    (error) => {
      // Words that can't be read anew are still the words, unless they were to be heard.
      if (!known || !cached || cached.isPartial || request.transcribeProvider || progress.signal.aborted) throw error;
      return { content: known, transcript: cached, fromCache: true };
    },
  );
}

/** A medium as its site describes it now, without its words. */
export const findMedium = async (
  ports: Ports,
  request: Pick<WordsRequest, 'url' | 'soundId'>,
  known: Content | undefined,
  progress: Progress,
): Promise<Content> =>
  asked(ports, request, known, progress, async (access) => {
    const { content } = await described(siteOf(request.url), ports, request, known, access);
    return content;
  });

/** Asks the open page first, and where it has gone meanwhile, whoever else answers. */
async function asked<Answer>(
  ports: Ports,
  { url }: Pick<WordsRequest, 'url'>,
  known: Content | undefined,
  progress: Progress,
  ask: (access: Access) => Promise<Answer>,
): Promise<Answer> {
  await progress.onStage?.('finding', known?.contentId);
  const access: Access = { fetch: ports.fetch, read: ports.engine, signal: progress.signal };
  const page = await ports.pages.find(url);
  try {
    return await ask({ ...access, page });
  } catch (error) {
    // The tab was closed under us; some sites answer without it.
    if (!page || Failure.from(error).code !== 'pageGone') throw error;
    return ask(access).catch(() => {
      throw error;
    });
  }
}

/** No site has words that are the person's own. What is still being heard is enough for whoever does not ask to hear the rest. */
const isEnough = (cached: Transcript, { isRefresh, transcribeProvider, soundId }: WordsRequest): boolean =>
  isOwnTrack(cached) && transcribeProvider !== undefined
    ? !isRefresh && isHeard(cached, soundId)
    : !isRefresh || isOwnTrack(cached);

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
  const { fallbackExtractor } = ports;
  try {
    return await wordsBy(siteOf(request.url), ports, request, known, access, progress);
  } catch (error) {
    if (!fallbackExtractor?.detect(new URL(request.url)) || !mayBeElsewhere.includes(Failure.from(error).code)) throw error;
    return wordsBy(fallbackExtractor, ports, request, known, access, progress).catch((later) => {
      throw progress.signal.aborted ? later : error;
    });
  }
}

async function wordsBy(
  site: Pick<FallbackExtractor, 'resolve' | 'captions'>,
  ports: Ports,
  request: WordsRequest,
  known: Content | undefined,
  access: Access,
  progress: Progress,
): Promise<Words> {
  const follow = access.page?.follow;
  const isFollowed = request.trackId === capturedTrackId;
  if (isFollowed && !follow) throw new Failure('pageGone', 'only an open page shows its captions');
  const { medium, tracks, content } = await described(site, ports, request, known, access);
  const { listen } = progress;
  const shown = tracks.find(({ url }) => url === undefined);
  if (isFollowed && !shown) throw new Failure('noCaptions', 'the page shows none');
  if (follow && shown && (isFollowed || (content.kind === 'live' && request.trackId === undefined))) {
    const isWhole = isFollowed && listen !== undefined;
    return { ...(await capturedWords(ports, { content, track: shown, follow, isWhole }, progress)), fromCache: false };
  }
  if (tracks.length === 0 || request.trackId === speechTrackId) {
    if (!listen) throw new Failure('noCaptions', `${content.contentId} offers no captions`);
    return heardWords(progress, content);
  }
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
  if (listen && request.trackId === undefined) return heardWords(progress, content);
  throw firstFailure;
}

async function described(
  site: Pick<FallbackExtractor, 'resolve'>,
  ports: Ports,
  { url, audioLanguage, soundId }: WordsRequest,
  known: Content | undefined,
  access: Access,
): Promise<{ medium: Medium; tracks: Track[]; content: Content }> {
  const medium: Medium = await site.resolve(new URL(url), access).catch((error: unknown) => {
    // Who brings the sound along needs no site that knows the medium.
    if (soundId === undefined || access.signal.aborted) throw error;
    return { ...mediumByAddress(url), title: known?.title || url, duration: known?.duration ?? 0, tracks: [] };
  });
  const tracks = orderTracks(medium.tracks, { wanted: audioLanguage, original: medium.originalLanguage });
  const content = contentOf(medium, tracks, known, ports.clock.now());
  await ports.store.putContent(content);
  return { medium, tracks, content };
}

async function heardWords({ onStage, listen }: Progress, content: Content): Promise<Words> {
  await onStage?.('listening', content.contentId);
  return { ...(await listen!(content)), fromCache: false };
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
    tracks: [
      ...tracks.map(({ trackId, language, label, provenance }) => ({ trackId, language, label, provenance })),
      ...(known?.tracks.filter(isOwnTrack) ?? []),
    ],
    createdAt: known?.createdAt ?? now,
    updatedAt: now,
  };
}
