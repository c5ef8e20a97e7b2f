import { readFileSync } from 'node:fs';
import { findRelated } from '../../lib/novelty/find-related.ts';
import { createPassageIndex } from '../../lib/novelty/passage-index.ts';
import { rateNovelty } from '../../lib/novelty/rank-novelty.ts';
import { readComparedText } from '../../lib/novelty/read-compared-text.ts';
import { compareSubjects, subjectOf } from '../../lib/novelty/subjects.ts';
import { createTermReader } from '../../lib/novelty/term-reader.ts';
import type { ComparedText } from '../../lib/ports/compared-text-store.ts';
import { splitSentences } from '../../lib/subtitles/sentences.ts';
import type { TextUnit } from '../../lib/text/text-unit.ts';
import { seededRandom } from '../seeded-random.ts';
import { halfCover, recaption, recut } from './copies.ts';
import { load } from './data.ts';
import { auc } from './roc.ts';
import { type Row, row, type Table } from './table.ts';

/** Libraries that are made from the labeled talks; in each, other subjects are missing. */
const libraryCount = 5;
const savedPerTopic = 3;
const newPerTopic = 2;
/** Talks of which copies are made for the duplicates. */
const copiedTalks = 150;
/** Two transcripts of one talk, by different people: the only duplicates of the set itself. */
const sameTalk = [
  'tabconf/2022/weighing-transactions-the-witness-discount.md',
  'tabconf/2022/2022-10-15-segwit-vbytes-misconceptions.md',
];

/** Texts in an index of their own. */
function openTexts() {
  const readTerms = createTermReader();
  const index = createPassageIndex();
  const sentences = new Map<string, string[]>();
  const read = (contentId: string, units: readonly TextUnit[]): ComparedText => {
    sentences.set(
      contentId,
      splitSentences(units, 'en').map((sentence) => sentence.text),
    );
    const text = readComparedText({ contentId, cues: units, language: 'en' }, readTerms);
    index.add(text);
    return text;
  };
  const known = (texts: readonly ComparedText[]) =>
    texts.map((text) => ({ text, subject: subjectOf(text, index.raritiesOf(text)), interest: 1 }));
  return { index, read, known, sentencesOf: (contentId: string) => sentences.get(contentId)! };
}

/** How well the novelty of talks on the library's subjects stands out from copies of its talks, and how well duplicates are found. */
export function noveltyTables(): Table[] {
  const topics = Object.values(
    JSON.parse(readFileSync(new URL('./novelty-topics.json', import.meta.url), 'utf8')) as Record<string, string[]>,
  );
  const talks = new Map(load('btc-en.dev').map(({ id, units }) => [id, units]));
  if (talks.size === 0) return [];
  const rounds = Array.from({ length: libraryCount }, (_, round) => rateLibrary(topics, talks, round));
  const methods = ['Gloss', 'dissimilarity', 'recency', 'channel'] as const;
  return [
    {
      title: `Novelty, ${libraryCount} libraries of the labelled talks of btc-en.dev: new talks over repeats`,
      columns: [
        { name: 'AUC', digits: 3 },
        { name: 'with other subjects', digits: 3 },
        { name: 'apart: AUC', digits: 3 },
        { name: 'reasons only said there %', digits: 1 },
      ],
      rows: methods.map((method) =>
        row(
          method,
          rounds.map((round) => round[method]),
        ),
      ),
    },
    duplicateTable(talks),
  ];
}

function rateLibrary(topics: readonly string[][], talks: ReadonlyMap<string, TextUnit[]>, round: number) {
  const { index, read, known, sentencesOf } = openTexts();
  const unitsOf = (id: string) => talks.get(id)!;
  const turned = topics.map((_, i) => topics[(i + 2 * round) % topics.length]!);
  const subjects = turned.slice(0, 7).map((ids) => [...ids.slice(round), ...ids.slice(0, round)]);
  const library = subjects.flatMap((ids) => ids.slice(0, savedPerTopic).map((id) => read(id, unitsOf(id))));
  const additions = subjects.flatMap((ids) =>
    ids.slice(savedPerTopic, savedPerTopic + newPerTopic).map((id) => read(id, unitsOf(id))),
  );
  const others = turned
    .slice(7)
    .flat()
    .map((id) => read(id, unitsOf(id)));
  const repeats = library.map(({ contentId }, i) => {
    const other = unitsOf(subjects[Math.floor(i / savedPerTopic)]!.at(-1)!);
    const copies = [
      () => recaption(unitsOf(contentId), i),
      () => recut(unitsOf(contentId), other.slice(0, 8), i),
      () => halfCover(unitsOf(contentId), other, i),
    ];
    return read(`copy of ${contentId}`, copies[i % copies.length]!());
  });
  const saved = known(library);
  const rate = (text: ComparedText) => rateNovelty(index, text, subjectOf(text, index.raritiesOf(text)), saved, () => true)!;
  const next = seededRandom(round + 1);
  const spokenIn = new Set(library.flatMap(({ contentId }) => sentencesOf(contentId)));
  const rateReasons = (text: ComparedText) => {
    const own = new Set(sentencesOf(text.contentId));
    return rate(text).reasons.map((reason) => (own.has(reason.text) && !spokenIn.has(reason.text) ? 100 : 0));
  };
  const reasons: number[] = [...additions, ...repeats].flatMap(rateReasons);
  const similarity = (text: ComparedText) =>
    Math.max(...saved.map(({ subject }) => compareSubjects(subjectOf(text, index.raritiesOf(text)), subject)));
  const channelOf = ({ contentId }: ComparedText) => contentId.replace('copy of ', '').split('/')[0]!;
  /** Place in the whole list, where items on other subjects follow those on the library's. */
  const listed = ({ score, isNewSubject }: { score: number; isNewSubject: boolean }) => (isNewSubject ? score - 10 : score);
  const figures = (score: (text: ComparedText) => number, place = score): Row['figures'] => ({
    AUC: auc(additions.map(score), repeats.map(score)),
    'with other subjects': auc(additions.map(place), [...repeats, ...others].map(place)),
  });
  return {
    Gloss: {
      ...figures(
        (text) => rate(text).score,
        (text) => listed(rate(text)),
      ),
      'apart: AUC': auc(additions.map(similarity), others.map(similarity)),
      'reasons only said there %': reasons.reduce((sum, value) => sum + value, 0) / reasons.length,
    } as Row['figures'],
    dissimilarity: figures((text) => 1 - similarity(text)),
    // No talk has a date, so that each is as recent as any other.
    recency: figures(() => next()),
    channel: figures((text) => library.filter((other) => channelOf(other) === channelOf(text)).length),
  };
}

function duplicateTable(talks: ReadonlyMap<string, TextUnit[]>): Table {
  const { index, read, known } = openTexts();
  const all = [...talks, ...load('qmsum.train').map(({ id, units }): [string, TextUnit[]] => [id, units])];
  const originals = all.map(([id, units]) => read(id, units));
  const copies = all
    .slice(0, copiedTalks)
    .map(([id, units], i) =>
      read(`copy of ${id}`, i % 2 === 0 ? recaption(units, i) : recut(units, all[i + copiedTalks]![1].slice(0, 8), i)),
    );
  const library = known([...originals, ...copies]);
  const recordingOf = (contentId: string) => {
    const id = contentId.replace('copy of ', '');
    return id === sameTalk[1] ? sameTalk[0]! : id;
  };
  const pairs = library.flatMap(({ text, subject }) =>
    findRelated(index, text, subject, library, 10)
      .filter(({ isDuplicate }) => isDuplicate)
      .map((found) => [text.contentId, found.contentId] as const),
  );
  const right = pairs.filter(([a, b]) => recordingOf(a) === recordingOf(b));
  const found = copies.filter(({ contentId }) =>
    right.some(([a, b]) => a === contentId && b === contentId.replace('copy of ', '')),
  );
  return {
    title: `Duplicates among ${library.length} transcripts, ${copies.length} of them copies`,
    columns: [
      { name: 'precision', digits: 3 },
      { name: 'recall', digits: 3 },
    ],
    rows: [{ method: 'Gloss', figures: { precision: right.length / pairs.length, recall: found.length / copies.length } }],
  };
}
