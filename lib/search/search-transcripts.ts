import type { SearchHit } from '../ports/search.ts';
import type { IndexedDocument } from '../ports/search-store.ts';
import type { Summary } from '../records/summary.ts';
import type { Transcript } from '../records/transcript.ts';
import type { SlideText } from '../records/visuals.ts';
import { separatorBetween } from '../subtitles/separator-between.ts';
import { createSnippet } from './create-snippet.ts';
import { type LineMatch, matchLines } from './match-lines.ts';
import type { ParsedQuery } from './parse-query.ts';
import { matchTypeRank, type RankedHit } from './ranked-hit.ts';
import { type SearchedStore, summaryText } from './read-document.ts';
import { readSharedMedia, sharedSource } from './read-shared-media.ts';
import { toSlideLines } from './to-slide-lines.ts';

/** Number of documents that are read at a time. */
const documentsPerBatch = 8;
/** Penalty of further matches in one document. */
const repeatedMatchPenalty = 0.3;
/** Minimum quality of a sufficient match; below it the search continues for better ones. */
const minQuality = 0.6;

/** Searches the transcripts of candidates until enough of them match. */
export async function searchTranscripts(
  store: SearchedStore,
  candidates: IndexedDocument[],
  wanted: ParsedQuery,
  { maxHits, timeLimitMs }: { maxHits: number; timeLimitMs: number },
): Promise<RankedHit[]> {
  const ranked: RankedHit[] = [];
  const start = performance.now();
  let found = 0;
  for (
    let at = 0;
    at < candidates.length && found < maxHits && performance.now() - start < timeLimitMs;
    at += documentsPerBatch
  ) {
    const some = candidates.slice(at, at + documentsPerBatch);
    const hits = await Promise.all(some.map((document) => matchDocument(store, document, wanted)));
    found += hits.filter((places) => places.some(({ quality }) => quality >= minQuality)).length;
    ranked.push(...hits.flat());
  }
  return ranked;
}

async function matchDocument(
  store: SearchedStore,
  { contentId, isShared, createdAt }: IndexedDocument,
  wanted: ParsedQuery,
): Promise<(RankedHit & { quality: number })[]> {
  const { transcript, summary, slides = [], source } = await (isShared ? sharedTexts : ownTexts)(store, contentId);
  const toHits = (
    matchType: 'summary' | 'subtitle',
    matches: readonly LineMatch[],
    textOf: (match: LineMatch) => string,
    placeOf: (line: number) => Partial<SearchHit> = () => ({}),
  ) =>
    matches.map((match, place) => ({
      quality: match.quality,
      score: matchTypeRank[matchType] + match.quality - repeatedMatchPenalty * place,
      createdAt,
      hit: async () => ({
        contentId,
        matchType,
        ...createSnippet(textOf(match), wanted, 'words'),
        ...placeOf(match.from),
        ...source,
      }),
    }));
  const summaryLines = summary ? summaryText(summary.digest).split('\n') : [];
  const inSummary = matchLines(summaryLines, wanted, 'words').filter(({ quality }) => quality >= minQuality);
  const cues = transcript?.cues ?? [];
  const spoken = cues.map(({ text }) => text.replaceAll('\n', ' '));
  const subtitles = matchLines(spoken, wanted, 'words');
  const written = slides.map(({ text }) => text);
  // Words that are scattered over slides count only where no cue contains them.
  const shown = matchLines(written, wanted, 'words').filter(({ quality }) => quality >= minQuality || subtitles.length === 0);
  return [
    ...toHits('summary', inSummary.slice(0, 1), ({ from, to }) => summaryLines.slice(from, to).join(' ')),
    ...toHits(
      'subtitle',
      subtitles,
      ({ from, to }) => joinLines(spoken.slice(from, to)),
      (cue) => ({ trackId: transcript?.trackId, cueIndex: cues[cue]?.index, timestamp: cues[cue]?.startTime }),
    ),
    ...toHits(
      'subtitle',
      shown,
      ({ from, to }) => written.slice(from, to).join(' '),
      (slide) => ({ timestamp: slides[slide]?.startTime }),
    ),
  ];
}

/** Joins lines of cues: with a space, or with nothing in scripts without spaces. */
const joinLines = (lines: string[]): string => lines.reduce((text, line) => `${text}${separatorBetween(text, line)}${line}`);

interface Texts {
  transcript?: Transcript;
  summary?: Summary;
  /** Slides, one line each. */
  slides?: SlideText[];
  source?: Pick<SearchHit, 'shared'>;
}

async function ownTexts(store: SearchedStore, contentId: string): Promise<Texts> {
  const [transcript, summary, visuals] = await Promise.all([
    store.getTranscript(contentId).catch(() => undefined),
    store.findSummary(contentId),
    store.getVisuals(contentId),
  ]);
  return { transcript, summary, slides: toSlideLines(visuals?.slides ?? []) };
}

async function sharedTexts(store: SearchedStore, contentId: string): Promise<Texts> {
  const shared = await readSharedMedia(store, contentId);
  return shared ? { ...shared, source: sharedSource(shared) } : {};
}
