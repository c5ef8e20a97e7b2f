import type { NameEvidence } from '../contract/name-correction.ts';
import { canBeMisheard, judgeLetters, judgeSound, judgeSpelling, maxSoundedWords, toSoundedWords } from './judge-match.ts';
import type { KnownName } from './known-name.ts';
import { indexNames, type NameForm, type NameIndex } from './name-index.ts';
import { readKnownNames } from './read-known-names.ts';
import { weighSounds } from './sound-distance.ts';
import { readSpelledLetters, type SpelledLetters } from './spelled-letters.ts';
import { type SpokenWord, type SpokenWordReader, spokenWordReader } from './spoken-words.ts';
import { hasWordLists, wordKindsOf } from './word-kind.ts';

/** A misheard name of a transcript, replaced by its spelling. */
export interface NameChange {
  /** Index of the unit, and offset of the change in its original text. */
  unit: number;
  at: number;
  from: string;
  to: string;
  because: NameEvidence;
}

/** Maximum words that are taken for one name. */
const maxWindow = 6;
/** The addition of each further word of a name to its score, so that whole names go before their parts. */
const wordBonus = 0.15;
/** Minimum difference between the closeness of a name and of the next one. */
const minLead = 0.03;

/**
 * Finds the names and terms of a recognized transcript that the evidence spells differently, in time proportional to its length.
 * Only names in Latin letters are found. Nothing is changed without a text that spells the name, and a common English word is
 * never changed alone.
 */
export function findMisheardNames(
  units: readonly { text: string }[],
  evidence: readonly NameEvidence[],
  language: string,
): NameChange[] {
  const names = readKnownNames(evidence, language);
  if (names.length === 0) return [];
  const kindOf = wordKindsOf(language);
  const index = indexNames(names, kindOf);
  const readWords = spokenWordReader(kindOf);
  const changes: NameChange[] = [];
  const search: Search = {
    ...{ index, readWords, language },
    ...{ recognized: findRecognizedNames(units, names), usedGroups: findUsedGroups(units) },
    spelled: toPlainText(evidence),
  };
  units.forEach(({ text }, unit) => {
    for (const { at, from, to, name } of changesOf(text, search)) changes.push({ unit, at, from, to, because: name.because });
  });
  return changes;
}

/** Number of right spellings from which a recognizer knows a name. */
const minRecognized = 3;

/** Returns the names that the transcript often spells as the evidence does. */
function findRecognizedNames(units: readonly { text: string }[], names: readonly KnownName[]): Set<KnownName> {
  const whole = toPlainText(units);
  return new Set(names.filter(({ text }) => whole.split(` ${toPlainWords(text)} `).length > minRecognized));
}

/** Returns the groups of letters that stand where no letter precedes them, as in "a pc", and so are words of their own. */
const findUsedGroups = (units: readonly { text: string }[]): Set<string> =>
  new Set(units.flatMap(({ text }) => Array.from(text.toLowerCase().matchAll(usedGroup), ([, group]) => group!)));

const usedGroup =
  /(?<=(?:^|[^\p{L}'’])(?:an?|the|this|that|my|your|his|her|their|and|of|on|in|to|with)\s+)([b-df-hj-np-tv-xz]{2,})(?![\p{L}'’])/gu;

const toPlainText = (units: readonly { text: string }[]) => ` ${units.map(({ text }) => toPlainWords(text)).join(' ')} `;

const toPlainWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.join(' ') ?? '';

/** The search for the names of one transcript. */
interface Search {
  index: NameIndex;
  readWords: SpokenWordReader;
  language: string;
  /** Names that the transcript often spells right. */
  recognized: ReadonlySet<KnownName>;
  /** Groups of letters that are words of the transcript. */
  usedGroups: ReadonlySet<string>;
  /** The words of the evidence. */
  spelled: string;
}

interface TextChange {
  at: number;
  from: string;
  to: string;
  score: number;
  name: KnownName;
}

function changesOf(text: string, search: Search): TextChange[] {
  const { index, readWords } = search;
  const found: TextChange[] = [];
  for (const words of readWords(text))
    for (let from = 0; from < words.length; from++) {
      let letters = 0;
      for (let to = from + 1; to <= Math.min(words.length, from + maxWindow); to++) {
        letters += words[to - 1]!.base.length;
        if (to - from > maxSoundedWords && letters > index.maxLetters) break;
        const best = bestReading(words.slice(from, to), search);
        if (!best) continue;
        const { window, match } = best;
        const [at, end] = [window[0]!.start, window.at(-1)!.end];
        const spelled = text.slice(at, end);
        const corrected = match.form.text + window.at(-1)!.ending;
        const isChange = match.isChange && !isSameSpelling(spelled, corrected);
        const score = match.score + wordBonus * (match.form.words.length - 1);
        found.push({ at, from: spelled, to: isChange ? corrected : spelled, score, name: match.form.name });
      }
    }
  const chosen: TextChange[] = [];
  const isTaken = new Uint8Array(text.length);
  for (const change of found.sort((a, b) => b.score - a.score || b.from.length - a.from.length)) {
    const taken = isTaken.subarray(change.at, change.at + change.from.length);
    if (taken.includes(1)) continue;
    taken.fill(1);
    chosen.push(change);
  }
  return chosen.filter(({ from, to }) => from !== to).sort((a, b) => a.at - b.at);
}

interface Reading {
  window: readonly SpokenWord[];
  match: Match;
}

/** Returns the name that words fit best, also with a possessive ending read as the end of the name: "bay's" for "Bayes". */
function bestReading(window: readonly SpokenWord[], search: Search): Reading | undefined {
  const match = bestMatch(window, search);
  const last = window.at(-1)!;
  if (last.ending) {
    const whole = [...window.slice(0, -1), { ...last, base: `${last.base}s`, sounds: `${last.sounds}s`, ending: '' }];
    const other = bestMatch(whole, search);
    if (other && !(match && match.score >= other.score)) return { window: whole, match: other };
  }
  return match && { window, match };
}

/** Whether only spaces and hyphens differ, or the words are in capitals throughout. */
function isSameSpelling(spelled: string, corrected: string): boolean {
  const [a, b] = [spelled, corrected].map((text) => text.replace(/[\s.–-]+/g, ' '));
  return a === b || (a!.length > 1 && a === a!.toUpperCase() && /\s/.test(a!) === /\s/.test(b!) && a === b!.toUpperCase());
}

interface Match {
  form: NameForm;
  score: number;
  isChange: boolean;
}

function bestMatch(window: readonly SpokenWord[], search: Search): Match | undefined {
  const { index, language, recognized } = search;
  if (window.some(({ base }) => base === '')) return undefined;
  for (const form of index.byBase.get(window.map(({ base }) => base).join('')) ?? []) {
    const judged = judgeSpelling(window, form);
    if (judged) return { form, ...judged };
  }
  const spelled = readLetters(window, search);
  const acronym = spelled && bestAcronym(spelled, search);
  if (acronym) return acronym;
  if (!canBeMisheard(window, index)) return undefined;
  const text = window.map((word) => word.sounds).join('');
  const weight = weighSounds(text);
  const forms = index.bySound(text, weight);
  if (forms.length === 0) return undefined;
  const words = toSoundedWords(window, text, weight);
  let best: Match | undefined;
  let rival = 0;
  for (const form of forms) {
    if (spelled && form.isSpelledOut) continue;
    const score = judgeSound(words, form, language, recognized.has(form.name));
    if (score === undefined) continue;
    if (best && best.form.name !== form.name) rival = Math.max(rival, Math.min(score, best.score));
    if (!best || score > best.score) best = { form, score, isChange: true };
  }
  // Two names that fit equally well are no evidence for either, and what the evidence spells is no mishearing.
  if (!best || rival > best.score - minLead || search.spelled.includes(` ${window.map((word) => word.text).join(' ')} `))
    return undefined;
  return best;
}

/** Returns the letters that several words spell; the words that sound like letters are English. */
function readLetters(window: readonly SpokenWord[], { index, language }: Search): SpelledLetters | undefined {
  const canSpell = window.length > 1 && index.spelledOut.size > 0 && hasWordLists(language);
  return canSpell && !window.some(({ isMarked }) => isMarked) ? readSpelledLetters(window) : undefined;
}

/** Returns the acronym that letters spell, unless they fit several equally well. */
function bestAcronym(spelled: SpelledLetters, { index, usedGroups }: Search): Match | undefined {
  const found = (index.spelledOut.get(spelled.letters.length) ?? []).flatMap((form): Match[] => {
    const score = judgeLetters(spelled, form, (text) => usedGroups.has(text));
    return score === undefined ? [] : [{ form, score, isChange: true }];
  });
  const [best, rival] = found.sort((a, b) => b.score - a.score);
  return rival && rival.score === best!.score && rival.form.text !== best!.form.text ? undefined : best;
}
