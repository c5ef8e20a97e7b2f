import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, expect, it } from 'vitest';
import type { Card, Rating, Review } from '../../records/card.ts';
import { dayMs, scheduleCard } from '../../review/schedule-card.ts';
import { ankiPackage } from './anki-package.ts';

const folder = mkdtempSync(join(tmpdir(), 'gloss-anki-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const now = Date.UTC(2026, 5, 15, 12);
const media = [
  { contentId: 'youtube:a', site: 'youtube', sourceUrl: 'https://www.youtube.com/watch?v=a', title: 'Bread & <b>rye</b>' },
];

function cardOf(cardId: string, reviews: [daysAgo: number, rating: Rating][], change: Partial<Card> = {}): Card {
  return {
    ...{ cardId, contentId: 'youtube:a', source: 'summary', startTime: 65, createdAt: now - 90 * dayMs },
    ...{ text: 'A dough needs <18> hours.', hidden: { from: 15, to: 17 } },
    reviews: reviews.map(
      ([daysAgo, rating], at): Review => ({ reviewId: `${cardId} ${at}`, number: at + 1, at: now - daysAgo * dayMs, rating }),
    ),
    ...change,
  };
}

/** Writes a package and returns its tables as SQLite reads them. */
async function tablesOf(cards: Card[]) {
  const files = unzipSync(await ankiPackage({ cards, media, format: 'apkg', now }));
  expect(strFromU8(files.media!)).toBe('{}');
  const path = join(folder, 'collection');
  writeFileSync(path, files['collection.anki2']!);
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
    const all = (table: string) => database.prepare(`select * from ${table} order by id`).all();
    return { col: all('col')[0]!, notes: all('notes'), cards: all('cards'), revlog: all('revlog') };
  } finally {
    database.close();
  }
}

/** The day of a due date, from the first day of the collection. */
const dayOf = (time: number) => Math.floor((new Date(time).setHours(12) - Date.UTC(2015, 0, 1)) / dayMs);

it('has each card with its sentence, its source, its schedule and its reviews', async () => {
  const reviewed = cardOf('reviewed', [
    [40, 3],
    [37, 1],
    [20, 3],
  ]);
  const { col, notes, cards, revlog } = await tablesOf([reviewed, cardOf('new', [])]);
  expect(col).toMatchObject({ ver: 11 });
  const types = Object.values(JSON.parse(String(col.models))) as { id: number; flds: unknown[]; type: number }[];
  expect(types).toMatchObject([{ id: notes[0]!.mid, type: 1, flds: [{ name: 'Text' }, { name: 'Source' }] }]);
  expect(Object.keys(JSON.parse(String(col.decks)))).toContain(String(cards[0]!.did));
  expect(notes.map(({ guid }) => guid)).toEqual(['reviewed', 'new']);
  expect(notes[0]!.flds).toBe(
    'A dough needs &lt;{{c1::18}}&gt; hours.\x1f<a href="https://www.youtube.com/watch?v=a&amp;t=65">Bread &amp; &lt;b&gt;rye&lt;/b&gt; (01:05)</a>',
  );
  const schedule = scheduleCard(reviewed.reviews)!;
  expect(cards[0]).toMatchObject({
    ...{ nid: notes[0]!.id, type: 2, queue: 2, due: dayOf(schedule.dueAt), ivl: schedule.intervalDays, reps: 3, lapses: 1 },
  });
  const memory = JSON.parse(String(cards[0]!.data)) as { s: number; d: number };
  expect(memory.s).toBeCloseTo(schedule.stability, 3);
  expect(memory.d).toBeCloseTo(schedule.difficulty, 3);
  expect(cards[1]).toMatchObject({ nid: notes[1]!.id, type: 0, queue: 0, ivl: 0, reps: 0, data: '' });
  expect(revlog.map(({ id, cid, ease, type }) => [id, cid, ease, type])).toEqual(
    reviewed.reviews.map(({ at, rating }, position) => [at, cards[0]!.id, rating, position === 0 ? 0 : 1]),
  );
  expect(revlog.at(-1)).toMatchObject({ ivl: schedule.intervalDays, lastIvl: revlog[1]!.ivl });
});

it('leaves out undone reviews', async () => {
  const card = cardOf('a', [
    [9, 3],
    [5, 1],
  ]);
  card.reviews.push({ reviewId: 'undo', number: 3, at: now, undoes: 'a 1' });
  const { cards, revlog } = await tablesOf([card]);
  expect(revlog).toHaveLength(1);
  expect(cards[0]).toMatchObject({ reps: 1, lapses: 0 });
});

it('has ids that differ, in the order of the log and none in the future, wherever clocks stood', async () => {
  const odd = cardOf('odd', [
    [-900, 3],
    [5, 3],
    [9, 2],
    [-3000, 4],
  ]);
  const { cards, revlog } = await tablesOf([
    odd,
    cardOf('ahead', [[-900, 3]], { createdAt: now + 9 * dayMs }),
    cardOf('b', [[5, 3]]),
  ]);
  const ids = revlog.map(({ id }) => Number(id));
  expect(new Set(ids).size).toBe(6);
  expect(Math.max(...ids, ...cards.map(({ id }) => Number(id)))).toBeLessThanOrEqual(now);
  const own = revlog.filter(({ cid }) => cid === cards.find(({ reps }) => reps === 4)!.id);
  expect(own.map(({ ease }) => ease)).toEqual([3, 3, 2, 4]);
  expect(new Set(cards.map(({ id }) => id)).size).toBe(3);
});
