import type { SearchHit } from '../ports/search.ts';
import type { IndexedDocument } from '../ports/search-store.ts';
import type { Summary } from '../records/summary.ts';
import type { Transcript } from '../records/transcript.ts';
import type { SlideText } from '../records/visuals.ts';
import { type LineMatch, matchLines } from './match-lines.ts';
import type { Sought } from './query.ts';
import { type Ranked, rankOf } from './ranked.ts';
import { digestText, type Searched } from './read-document.ts';
import { sharedMedium, sourceOf } from './shared-medium.ts';
import { slideLines } from './slide-lines.ts';
import { snippetOf } from './snippet.ts';

/** Number of documents that are read at a time. */
const atATime = 8;
/** Penalty of further matches in one document. */
const further = 0.3;
/** Minimum quality at which a document counts as found; otherwise better ones are searched for. */
const close = 0.6;

/** Searches the transcripts of candidates until enough of them match. */
export async function searchTranscripts(
  store: Searched,
  candidates: IndexedDocument[],
  wanted: Sought,
  { enough, timeLimitMs }: { enough: number; timeLimitMs: number },
): Promise<Ranked[]> {
  const ranked: Ranked[] = [];
  const start = performance.now();
  let found = 0;
  for (let at = 0; at < candidates.length && found < enough && performance.now() - start < timeLimitMs; at += atATime) {
    const some = candidates.slice(at, at + atATime);
    const hits = await Promise.all(some.map((document) => inDocument(store, document, wanted)));
    found += hits.filter((places) => places.some(({ quality }) => quality >= close)).length;
    ranked.push(...hits.flat());
  }
  return ranked;
}

async function inDocument(
  store: Searched,
  { contentId, isShared, createdAt }: IndexedDocument,
  wanted: Sought,
): Promise<(Ranked & { quality: number })[]> {
  const { transcript, summary, slides = [], source } = await (isShared ? sharedTexts : ownTexts)(store, contentId);
  const rank = (matchType: 'summary' | 'subtitle', { quality }: LineMatch, place: number) => ({
    quality,
    score: rankOf[matchType] + quality - further * place,
    createdAt,
  });

  const summaryLines = summary ? digestText(summary.digest).split('\n') : [];
  const inSummary = matchLines(summaryLines, wanted, 'words').filter(({ quality }) => quality >= close);
  const cues = transcript?.cues ?? [];
  const spoken = cues.map(({ text }) => text.replaceAll('\n', ' '));
  const subtitles = matchLines(spoken, wanted, 'words');
  const written = slides.map(({ text }) => text);
  // Words that are scattered over slides say something only where nobody says them.
  const shown = matchLines(written, wanted, 'words').filter(({ quality }) => quality >= close || subtitles.length === 0);
  return [
    ...inSummary.slice(0, 1).map((match) => ({
      ...rank('summary', match, 0),
      hit: async () => {
        const text = summaryLines.slice(match.from, match.to).join(' ');
        return { contentId, matchType: 'summary' as const, ...snippetOf(text, wanted, 'words'), ...source };
      },
    })),
    ...subtitles.map((match, place) => ({
      ...rank('subtitle', match, place),
      hit: async () => ({
        contentId,
        matchType: 'subtitle' as const,
        ...snippetOf(spoken.slice(match.from, match.to).join(' '), wanted, 'words'),
        trackId: transcript?.trackId,
        cueIndex: cues[match.from]?.index,
        timestamp: cues[match.from]?.startTime,
        ...source,
      }),
    })),
    ...shown.map((match, place) => ({
      ...rank('subtitle', match, place),
      hit: async () => ({
        contentId,
        matchType: 'subtitle' as const,
        ...snippetOf(written.slice(match.from, match.to).join(' '), wanted, 'words'),
        timestamp: slides[match.from]?.startTime,
      }),
    })),
  ];
}

interface Texts {
  transcript?: Transcript;
  summary?: Summary;
  /** Slides, one line each. */
  slides?: SlideText[];
  source?: Pick<SearchHit, 'shared'>;
}

async function ownTexts(store: Searched, contentId: string): Promise<Texts> {
  const [transcript, summary, visuals] = await Promise.all([
    store.getTranscript(contentId).catch(() => undefined),
    store.findSummary(contentId),
    store.getVisuals(contentId),
  ]);
  return { transcript, summary, slides: slideLines(visuals?.slides ?? []) };
}

async function sharedTexts(store: Searched, contentId: string): Promise<Texts> {
  const shared = await sharedMedium(store, contentId);
  return shared ? { ...shared, source: sourceOf(shared) } : {};
}
