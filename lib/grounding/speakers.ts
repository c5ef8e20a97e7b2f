import type { TextUnit } from '../text/text-unit.ts';
import { bareName } from './name-spelling.ts';

/** A speaker of a transcript, of all labels that differ in title or office only. */
export interface Speaker {
  label: string;
  /** Words of the name, without titles, reduced to letters. */
  words: string[];
  /** Words that the labels have in parentheses, reduced to letters: offices, parties, constituencies. */
  officeWords: Set<string>;
  /** Ascending word ranges in which the speaker talks, and the number of words in the ranges before each. */
  starts: number[];
  ends: number[];
  totals: number[];
}

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’.-][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu;
const title = /^(?:mr|mrs|ms|dr|hon|sir|lord|dame|right|the|am|mp|ms|mep|jr|sr|honou?rable|herr|frau|don|doña|m|mme)$/;

/** Groups the labels of a transcript's speakers by name. */
export function groupSpeakers(units: readonly TextUnit[], wordsBefore: readonly number[]): Speaker[] {
  const wordsOfLabel = new Map<string, string[]>();
  const officesOfLabel = new Map<string, string[]>();
  const groups = new Map<string, Speaker>();
  units.forEach(({ speaker: label }, i) => {
    if (!label || wordsBefore[i] === wordsBefore[i + 1]) return;
    const words = wordsOfLabel.get(label) ?? nameWords(label);
    if (!wordsOfLabel.has(label)) officesOfLabel.set(label, officeWords(label));
    wordsOfLabel.set(label, words);
    const key = words.join(' ') || bareName(label);
    const group = groups.get(key) ?? { label, words, officeWords: new Set(), starts: [], ends: [], totals: [0] };
    groups.set(key, group);
    for (const one of officesOfLabel.get(label) ?? []) group.officeWords.add(one);
    group.starts.push(wordsBefore[i]!);
    group.ends.push(wordsBefore[i + 1]!);
    group.totals.push(group.totals.at(-1)! + wordsBefore[i + 1]! - wordsBefore[i]!);
  });
  return [...groups.values()];
}

/** Returns the number of words that a speaker says before a position. */
function spokenWordsBefore({ starts, ends, totals }: Speaker, position: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ends[middle]! <= position) low = middle + 1;
    else high = middle;
  }
  return totals[low]! + Math.max(0, position - (starts[low] ?? position));
}

/** Returns the share of the words between two positions that a speaker says, 0 to 1. */
export const shareOf = (speaker: Speaker, from: number, to: number): number =>
  to > from ? (spokenWordsBefore(speaker, to) - spokenWordsBefore(speaker, from)) / (to - from) : 0;

const nameWords = (label: string): string[] =>
  (label.replace(/[(（].*/, '').match(word) ?? []).map(bareName).filter((one) => one && !title.test(one));

const officeWords = (label: string): string[] => (/[(（].*/.exec(label)?.[0].match(word) ?? []).map(bareName);

/** A speaker whom a sentence names. */
export interface SpeakerMention {
  text: string;
  start: number;
  end: number;
  speaker: Speaker;
}

/** Share of a sentence, from its start, within which a named speaker is the subject. */
export const subjectShare = 0.25;

/** Returns the speakers whom a sentence names: in full, or by a word that only one speaker's name has. */
export function findSpeakers(text: string, speakers: readonly Speaker[]): SpeakerMention[] {
  if (speakers.length === 0) return [];
  const counts = new Map<string, number>();
  for (const { words } of speakers) for (const one of new Set(words)) counts.set(one, (counts.get(one) ?? 0) + 1);
  const tokens = [...text.matchAll(word)].map((match) => ({
    text: match[0],
    bare: bareName(match[0].replace(/['’]s?$/, '')),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const mentions: SpeakerMention[] = [];
  for (let i = 0; i < tokens.length; i++) {
    let best: { speaker: Speaker; length: number } | undefined;
    for (const speaker of speakers) {
      const { words } = speaker;
      const isInFull = words.length > 0 && words.every((one, k) => tokens[i + k]?.bare === one);
      const isCapital = /^[\p{Lu}\p{Lo}]/u.test(tokens[i]!.text);
      if (isInFull && (words.length > 1 || words[0]!.length > 2 || isCapital)) {
        if (!best || words.length > best.length) best = { speaker, length: words.length };
      } else if (
        !best &&
        words.includes(tokens[i]!.bare) &&
        counts.get(tokens[i]!.bare) === 1 &&
        isPartOfName(tokens[i]!, i, text)
      ) {
        best = { speaker, length: 1 };
      }
    }
    if (!best) continue;
    const last = tokens[i + best.length - 1]!;
    mentions.push({
      text: text.slice(tokens[i]!.start, last.end).replace(/['’]s$/, ''),
      start: tokens[i]!.start,
      end: last.end,
      speaker: best.speaker,
    });
    i += best.length - 1;
  }
  return [...mentions, ...findUnspaced(text, speakers)].sort((a, b) => a.start - b.start);
}

/** Matches names in scripts whose words are not divided by spaces, or end with particles. */
const unspacedName = /^[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}\p{Script=Hang}\p{Script=Thai}ー・]{2,}$/u;

/** Returns the speakers whose whole names stand within the words of a sentence. */
function findUnspaced(text: string, speakers: readonly Speaker[]): SpeakerMention[] {
  return speakers.flatMap((speaker) => {
    const name = speaker.label.replace(/[(（].*/, '').trim();
    if (!unspacedName.test(name)) return [];
    return [...text.matchAll(new RegExp(name, 'gu'))]
      .filter(({ index }) => /\p{L}/u.test(text[index - 1] ?? '') || /\p{L}/u.test(text[index + name.length] ?? ''))
      .map(({ index }) => ({ text: name, start: index, end: index + name.length, speaker }));
  });
}

/** Whether a word that only one speaker's name contains refers to the speaker: "Blair", "the professor", "C" as a subject. */
function isPartOfName(token: { text: string; bare: string; start: number }, index: number, text: string): boolean {
  if (token.bare.length === 1) return /^\p{Lu}$/u.test(token.text) && token.text !== 'I' && (token.text !== 'A' || index > 0);
  if (/^[\p{Lu}\p{Lo}]/u.test(token.text)) return true;
  return (
    /\bthe $/i.test(text.slice(0, token.start)) &&
    /^(?:professor|chair|host|moderator|postdoc|interviewer|teacher|guest)$/.test(token.bare)
  );
}
