import { escapeUTF8 } from 'entities';
import { paddedClockTime } from '../../markdown/summary-markdown.ts';
import type { CardsFileRequest } from '../../ports/exporter.ts';
import type { Card } from '../../records/card.ts';
import { dayMs, type ReplayedReview, replayReviews } from '../../review/schedule-card.ts';
import { clozeText } from '../cloze-text.ts';
import { timeUrl } from '../time-url.ts';
import { collectionSettings, deckId, noteTypeId } from './anki-settings.ts';
import type { SqliteRow, SqliteTable, SqliteValue } from './sqlite-file.ts';

/** Day from which Anki counts the due dates of a collection, at noon, so that it is the same day in every time zone nearby. */
const createdAt = Date.UTC(2015, 0, 1, 12);
/** Earliest time of a card or a review, because ids that are times must be positive. */
const minTime = Date.UTC(2000, 0, 1);
/** Ease of a reviewed card in thousandths, which only schedulers other than FSRS use. */
const easeFactor = 2500;
/** Separates the fields of a note. */
const fieldSeparator = '\x1f';
/** Kinds of cards and of reviews in Anki's tables. */
const cardKinds = { new: 0, review: 2 } as const;
const reviewKinds = { learning: 0, review: 1 } as const;

/**
 * Returns the tables of an Anki collection (schema 11, the one that every version of Anki imports) with cards, their schedules and
 * their review logs. A second import of a card changes the first one. Anki refuses times in the future, so they are moved to `now`.
 */
export async function ankiCollection({ cards, media, now }: CardsFileRequest): Promise<SqliteTable[]> {
  const byId = new Map(media.map((mediaItem) => [mediaItem.contentId, mediaItem]));
  const known = cards.filter(({ contentId }) => byId.has(contentId)).sort((a, b) => a.createdAt - b.createdAt);
  const ids = assignTimes(
    known.map((card) => card.createdAt),
    now,
    new Set(),
  );
  const seconds = Math.floor(now / 1000);
  const notes: SqliteRow[] = [];
  const rows: SqliteRow[] = [];
  const log: SqliteRow[] = [];
  const reviewTimes = new Set<number>();
  for (const [at, card] of known.entries()) {
    const id = ids[at]!;
    const { fields, sortText } = fieldsOf(card, byId.get(card.contentId)!);
    notes.push([id, card.cardId, noteTypeId, seconds, -1, '', fields, sortText, await checksum(sortText), 0, '']);
    const reviews = replayForLog(card, now, reviewTimes);
    for (const [position, { id: reviewId, rating, intervalDays }] of reviews.entries()) {
      const formerDays = reviews[position - 1]?.intervalDays ?? 0;
      const kind = position === 0 ? reviewKinds.learning : reviewKinds.review;
      log.push([reviewId, id, -1, rating, intervalDays, formerDays, easeFactor, 0, kind]);
    }
    const schedule = reviews.at(-1);
    const lapses = reviews.filter(({ rating }, position) => position > 0 && rating === 1).length;
    const state: SqliteValue[] = schedule
      ? [
          cardKinds.review,
          cardKinds.review,
          dayOf(schedule.id + schedule.intervalDays * dayMs) - dayOf(createdAt),
          schedule.intervalDays,
          easeFactor,
        ]
      : [cardKinds.new, cardKinds.new, at + 1, 0, 0];
    const memory = schedule ? JSON.stringify({ s: round(schedule.stability), d: round(schedule.difficulty) }) : '';
    rows.push([id, id, deckId, 0, seconds, -1, ...state, reviews.length, lapses, 0, 0, 0, 0, memory]);
  }
  const settings = collectionSettings(seconds);
  return [
    { name: 'col', sql: schemas.col, rows: [[1, createdAt / 1000, now, now, 11, 0, 0, 0, ...settings]] },
    { name: 'notes', sql: schemas.notes, rows: notes },
    { name: 'cards', sql: schemas.cards, rows },
    { name: 'revlog', sql: schemas.revlog, rows: log.sort((a, b) => a[0] - b[0]) },
    { name: 'graves', sql: schemas.graves, rows: [] },
  ];
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;

/** Returns the calendar day of a time, in local time, as a number of days. */
function dayOf(time: number): number {
  const date = new Date(time);
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / dayMs);
}

/**
 * Returns ascending times that are no later than `now` and not in `used`, to which they are added; as close to the given ones as
 * possible, of which the last is the most reliable.
 */
function assignTimes(times: readonly number[], now: number, used: Set<number>): number[] {
  let next = now + 1;
  return times
    .toReversed()
    .map((time) => {
      next = Math.min(Math.max(time, minTime), next - 1);
      while (used.has(next)) next--;
      used.add(next);
      return next;
    })
    .reverse();
}

/** Replays the reviews of a card, each with an id that is its time: Anki orders the log by it. */
function replayForLog({ reviews }: Card, now: number, used: Set<number>): (ReplayedReview & { id: number })[] {
  const replayed = [...replayReviews(reviews)];
  const times = assignTimes(
    replayed.map(({ reviewedAt }) => reviewedAt),
    now,
    used,
  );
  return replayed.map((review, at) => ({ ...review, id: times[at]! }));
}

/** Returns the fields of a card's note as HTML, and the text of the first one, by which Anki sorts notes and finds duplicates. */
function fieldsOf(card: Card, mediaItem: CardsFileRequest['media'][number]): { fields: string; sortText: string } {
  const sortText = clean(clozeText(card));
  const source = escapeUTF8(clean(`${mediaItem.title} (${paddedClockTime(card.startTime)})`));
  const url = timeUrl(mediaItem, card.startTime);
  const link = url ? `<a href="${escapeUTF8(url)}">${source}</a>` : source;
  return { fields: [escapeUTF8(sortText).replaceAll('\n', '<br>'), link].join(fieldSeparator), sortText };
}

/** Replaces the characters that separate fields or end texts. */
const clean = (text: string): string => text.toWellFormed().replaceAll('\0', ' ').replaceAll(fieldSeparator, ' ');

/** The first 32 bits of the SHA-1 of a note's first field, by which Anki finds duplicates. */
async function checksum(text: string): Promise<number> {
  return new DataView(await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text))).getUint32(0);
}

const table = (name: string, columns: string) =>
  `CREATE TABLE ${name} (${columns
    .split(' ')
    .map((column, at) => {
      const [title, type = 'integer'] = column.split(':');
      return `${title} ${type} ${at === 0 ? 'primary key' : 'not null'}`;
    })
    .join(', ')})`;

const schemas = {
  col: table('col', 'id crt mod scm ver dty usn ls conf:text models:text decks:text dconf:text tags:text'),
  notes: table('notes', 'id guid:text mid mod usn tags:text flds:text sfld csum flags data:text'),
  cards: table('cards', 'id nid did ord mod usn type queue due ivl factor reps lapses left odue odid flags data:text'),
  revlog: table('revlog', 'id cid usn ease ivl lastIvl factor time type'),
  graves: 'CREATE TABLE graves (usn integer not null, oid integer not null, type integer not null)',
};
