import { readFileSync } from 'node:fs';
import type { NameEvidence } from '../../lib/contract/name-correction.ts';
import { findMisheardNames, type NameChange } from '../../lib/names/find-misheard-names.ts';
import { seededRandom } from '../seeded-random.ts';
import { load, type Sample } from './data.ts';
import type { Row, Table } from './table.ts';

/** Names as pocketsphinx recognized them, and as words spell the sounds that espeak-ng gives them: `scripts/samples/make-mishearings.ts`. */
const mishearings: Record<'recognized' | 'spelled', Record<string, string>> = JSON.parse(
  readFileSync(new URL('./mishearings.json', import.meta.url), 'utf8'),
);
/** Occurrences of a name that are misheard in one transcript, so that no name decides the figures. */
const maxOccurrences = 3;
/** Share of the names that the evidence spells. */
const givenShare = 0.7;
const maxSamples = 100;

interface InjectedName {
  unit: number;
  at: number;
  from: string;
  name: string;
  isGiven: boolean;
}

interface Case {
  units: { text: string }[];
  /** The units with the right spelling of everything but the injected names, with equal offsets. */
  original: string[];
  injected: InjectedName[];
  evidence: NameEvidence[];
  words: number;
}

/** Tables of the misheard names that are corrected, and of other changes, on captions with injected mishearings. */
export function nameTables(): Table[] {
  const samples = ['btc-en.dev', 'qmsum.val', 'tinyrec.dev'].flatMap((set) =>
    pick(load(set).filter(({ lang }) => lang === 'en')),
  );
  if (samples.length === 0) return [];
  return (['spelled', 'recognized'] as const).map((kind) => {
    const rows = [false, true].flatMap((isBare) => {
      const next = seededRandom(16);
      const cases = samples.map((sample) => inject(sample, mishearings[kind], next, isBare));
      const style = isBare ? 'lower case without marks' : 'as written';
      return [
        scoreCases(`nothing, ${style}`, cases, () => []),
        scoreCases(`Gloss, ${style}`, cases, ({ units, evidence }) => findMisheardNames(units, evidence, 'en')),
      ];
    });
    const columns = ['in evidence', 'errors', 'wrong', 'not in it', 'changed', 'false'].map((name) => ({ name, digits: 0 }));
    return { title: titles[kind], columns: [...columns, { name: 'per 1,000 words', digits: 2 }], rows };
  });
}

const meaning =
  'misheard names that the evidence spells, errors left, wrong corrections among them; those that it does not spell, and how many were changed; false changes of other words';
const titles = {
  spelled: `Names written as words that sound like them (espeak-ng): ${meaning}`,
  recognized: `Names as pocketsphinx recognized them: ${meaning}`,
};

const pick = <Value>(values: readonly Value[]): Value[] => {
  const step = Math.ceil(values.length / maxSamples);
  return values.filter((_, i) => i % step === 0);
};

function inject(sample: Sample, spellings: Record<string, string>, next: () => number, isBare: boolean): Case {
  const names = Object.keys(spellings);
  const whole = sample.units.map(({ text }) => text).join('\n');
  const spoken = names.filter((name) => whole.includes(name)).sort((a, b) => b.length - a.length);
  const given = new Set(spoken.filter(() => next() < givenShare));
  const evidence: NameEvidence[] = [
    { source: 'title', text: sample.titles.find((title) => title) ?? '' },
    ...sample.titles.map((text): NameEvidence => ({ source: 'chapter', text })),
    { source: 'description', text: `This part is about ${[...given].join(', ')} and what came of it.` },
  ];
  const isSpelled = (name: string) => evidence.some(({ text }) => text.includes(name));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${spoken.join('|') || '(?!)'})(?![\\p{L}\\p{N}])`, 'gu');
  const injected: InjectedName[] = [];
  const units: { text: string }[] = [];
  const original: string[] = [];
  const counts = new Map<string, number>();
  let words = 0;
  sample.units.forEach(({ text: raw }, unit) => {
    const written = isBare ? raw.replace(/[^\p{L}\p{N}'’\s]+/gu, ' ').replace(/\s+/g, ' ') : raw;
    words += written.split(/\s+/).filter(Boolean).length;
    let text = '';
    let right = '';
    let end = 0;
    for (const match of written.matchAll(pattern)) {
      const [name] = match;
      const from = spellings[name]!;
      const count = counts.get(name) ?? 0;
      if (from === name.toLowerCase() || count >= maxOccurrences) continue;
      counts.set(name, count + 1);
      text += written.slice(end, match.index);
      right += written.slice(end, match.index);
      injected.push({ unit, at: text.length, from, name, isGiven: isSpelled(name) });
      text += from;
      right += from;
      end = match.index + name.length;
    }
    text += written.slice(end);
    right += written.slice(end);
    units.push({ text: isBare ? text.toLowerCase() : text });
    original.push(right);
  });
  return { units, original, injected, evidence, words };
}

function scoreCases(method: string, cases: readonly Case[], find: (one: Case) => NameChange[]): Row {
  const count = { 'in evidence': 0, errors: 0, wrong: 0, 'not in it': 0, changed: 0, false: 0 };
  let words = 0;
  for (const one of cases) {
    words += one.words;
    const changes = find(one);
    const byUnit = Map.groupBy(changes, ({ unit }) => unit);
    const used = new Set<NameChange>();
    for (const { unit, at, from, name, isGiven } of one.injected) {
      const touching = (byUnit.get(unit) ?? []).filter(
        (change) => change.at < at + from.length && change.at + change.from.length > at,
      );
      for (const change of touching) used.add(change);
      // A possessive ending is changed with its name.
      const isRight = correctedText(one.units[unit]!.text, touching, at, from).replace(/['’]s$/, '') === name;
      count[isGiven ? 'in evidence' : 'not in it']++;
      if (isGiven && !isRight) {
        count.errors++;
        if (touching.length > 0) count.wrong++;
      }
      if (!isGiven && touching.length > 0) count.changed++;
    }
    for (const change of changes) {
      const right = one.original[change.unit]!.slice(change.at, change.at + change.from.length);
      if (used.has(change) || letters(right) === letters(change.to)) continue;
      count.false++;
    }
  }
  return { method, figures: { ...count, 'per 1,000 words': (1000 * count.false) / words } };
}

const letters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');

/** Returns the text at the place of a misheard name after the changes that touch it, which may be wider than it. */
function correctedText(text: string, touching: readonly NameChange[], at: number, from: string): string {
  let result = '';
  let end = at;
  for (const change of touching) {
    result += text.slice(end, change.at) + change.to;
    end = change.at + change.from.length;
  }
  return result + text.slice(end, at + from.length);
}
