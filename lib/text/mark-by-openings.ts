import { matchNothing } from '../encoding/match-nothing.ts';
import { clauseSigns } from './clause-signs.ts';
import { findClauseStarts } from './clause-starts.ts';
import { createMarkedText } from './marked-text.ts';
import { isNumberWord } from './number-words.ts';
import { pauseAfter } from './pause-after.ts';
import { openingLength, type SentenceOpenings, sentenceOpenings } from './sentence-openings.ts';
import { readSpokenWords, type SpokenWord } from './spoken-words.ts';
import { stopwords } from './stopwords.ts';
import type { TextUnit } from './text-unit.ts';

/** Numbers of words from which a sentence may end: by its words, and at the end of a cue. */
const minWords = { connecting: 5, cue: 24 } as const;
/**
 * Number of words around the end of a cue in which a pause or a clause is looked for where no word shows an end, and that pause.
 */
const cueRange = 12;
const minPauseSeconds = 0.4;

/**
 * Adds a full stop where the words show that a sentence ends and another starts, and a capital behind it, to units without marks in
 * nine European languages, Arabic, Hebrew and Turkish: before a word that connects sentences or a clause with a subject of its own, and
 * behind the verb in a language whose sentences end with it. A text that has none of these for long is divided at a pause or before
 * another word that starts a clause, else at the end of a cue. Returns units of other languages as they are.
 */
export function markByOpenings(units: readonly TextUnit[], language: string): readonly TextUnit[] {
  const openings = sentenceOpenings(language);
  if (!openings) return units;
  const marked = createMarkedText(units, language);
  for (const words of readSpokenWords(units, language)) {
    let first = 0;
    for (const end of findEnds(words, openings, units, language)) {
      marked.capitalize(words[first]!.startUnit, words[first]!.start);
      marked.add('.', words[end]!.unit, words[end]!.end);
      first = end + 1;
    }
  }
  return marked.toUnits();
}

/** Returns the indexes of the words of a turn with which sentences end. */
function findEnds(
  words: readonly SpokenWord[],
  openings: SentenceOpenings,
  units: readonly TextUnit[],
  language: string,
): number[] {
  const neverLast = stopwords(language);
  const canEnd = (at: number) => !neverLast.has(words[at]!.text) && !isNumberWord(words[at]!.text, language);
  const textAt = (at: number) =>
    words
      .slice(at, at + openingLength)
      .map(({ text }) => text)
      .join(' ');
  const startsClause = findClauseStarts(words, units, language);
  const verb = clauseSigns(language)?.verb ?? matchNothing;
  /** Returns the place near the end of a cue where a sentence ends most likely. */
  const findNear = (at: number, first: number) => {
    const places = Array.from({ length: 2 * cueRange + 1 }, (_, i) => at + (i % 2 === 0 ? i / 2 : -(i + 1) / 2)).filter(
      (place) => place >= first + minWords.connecting && place < words.length - minWords.connecting && canEnd(place),
    );
    return (
      places.find((place) => pauseAfter(units, words[place]!.unit, words[place + 1]!.startUnit) >= minPauseSeconds) ??
      places.find((place) => startsClause(place + 1, first)) ??
      places.find((place) => openings.clause?.test(textAt(place + 1))) ??
      places.find((place) => ![place, place + 1].some((one) => verb.test(words[one]!.text))) ??
      at
    );
  };
  const ends: number[] = [];
  let first = 0;
  for (let at = 0; at < words.length; at++) {
    const length = at + 1 - first;
    if (at < words.length - 1) {
      const isFinalVerb =
        openings.ending?.verb.test(words[at]!.text) || openings.auxiliary?.test(`${words[at - 1]?.text} ${words[at]!.text}`);
      if (length < minWords.connecting || (neverLast.has(words[at]!.text) && !isFinalVerb)) continue;
      const next = words[at + 1]!;
      const opening = textAt(at + 1);
      const isCleft = openings.cleft?.second.test(opening) && openings.cleft.start.test(textAt(first));
      const isClosed = openings.ending?.verb.test(words[at]!.text) === true && !openings.ending.continuing.test(opening);
      const isVerbFirst = openings.verbFirst?.before.test(words[at]!.text) && openings.verbFirst.opening.test(opening);
      const isStart = isClosed || isVerbFirst || openings.connecting.test(opening) || startsClause(at + 1, first);
      if (!isStart || isCleft) {
        const isLong = length >= minWords.cue && next.startUnit !== words[at]!.unit && !neverLast.has(next.text) && canEnd(at);
        if (!isLong || words.length - at <= minWords.connecting) continue;
        at = findNear(at, first);
      }
    }
    ends.push(at);
    first = at + 1;
  }
  return ends;
}
