import { expect, it } from 'vitest';
import { fakePorts } from '../../../test/fake-ports.ts';
import { serviceClient } from '../../../test/service-client.ts';
import { content } from '../../store/testing/rows-suite.ts';
import { createService } from '../service.ts';

const { contentId } = content;
const text = 'A dough of rye needs 18 hours to rise.';

async function setUp() {
  const ports = fakePorts();
  await ports.store.putContent(content);
  const client = serviceClient(createService(ports).handlers);
  const add = (sentence = text) => client.addCard({ contentId, source: 'summary', text: sentence, startTime: 65.5 });
  return { ports, client, add };
}

it('makes one card of a sentence, which saves its video', async () => {
  const { client, add } = await setUp();
  const { cardId } = await add();
  expect(await add(` ${text}\n`)).toEqual({ success: true, cardId });
  const { title, sourceUrl } = content;
  expect(await client.listDueCards({})).toEqual({
    cards: [{ cardId, contentId, title, sourceUrl, source: 'summary', text, hidden: { from: 21, to: 23 }, startTime: 65.5 }],
    dueCount: 1,
    reviewedCount: 0,
    count: 1,
  });
  expect(await client.getVideo({ id: contentId })).toMatchObject({ id: contentId });
});

it('makes none of an unknown video or of a text from which nothing can be hidden', async () => {
  const { client, add } = await setUp();
  await expect(add('Yes.')).rejects.toMatchObject({ code: 'invalid' });
  await expect(client.addCard({ contentId: 'none', source: 'note', text, startTime: 0 })).rejects.toMatchObject({
    code: 'notFound',
  });
  expect((await client.listDueCards({})).count).toBe(0);
});

it('records a review once, however often it is sent, and undoes it once', async () => {
  const { ports, client, add } = await setUp();
  const { cardId } = await add();
  const review = () => client.reviewCard({ cardId, reviewId: 'r', rating: 3 });
  await Promise.all([review(), review()]);
  expect(await client.listDueCards({})).toMatchObject({ cards: [], dueCount: 0, reviewedCount: 1 });
  await Promise.all([client.undoReview({ cardId, reviewId: 'r' }), client.undoReview({ cardId, reviewId: 'r' })]);
  expect(await client.listDueCards({})).toMatchObject({ cards: [{ cardId }], dueCount: 1, reviewedCount: 0 });
  await review();
  expect((await ports.store.getCard(cardId))!.reviews).toMatchObject([
    { reviewId: 'r', number: 1, rating: 3 },
    { number: 2, undoes: 'r' },
  ]);
  await expect(client.reviewCard({ cardId: 'none', reviewId: 'r', rating: 1 })).rejects.toMatchObject({ code: 'notFound' });
});

it('keeps the order of the log when the clock is set back', async () => {
  const { ports, client, add } = await setUp();
  const { cardId } = await add();
  const now = ports.clock.now();
  for (const [reviewId, at] of Object.entries({ a: now + 9e10, b: now, c: now - 9e10 })) {
    ports.clock.now = () => at;
    await client.reviewCard({ cardId, reviewId, rating: 3 });
  }
  expect((await ports.store.getCard(cardId))!.reviews.map(({ reviewId }) => reviewId)).toEqual(['a', 'b', 'c']);
});

it('leaves out the cards of the trash, and deletes a card', async () => {
  const { client, add } = await setUp();
  const { cardId } = await add();
  await client.deleteVideo({ id: contentId });
  expect((await client.listDueCards({})).count).toBe(0);
  await client.restoreVideo({ id: contentId });
  expect((await client.listDueCards({})).count).toBe(1);
  await client.deleteCard({ cardId });
  expect((await client.listDueCards({})).count).toBe(0);
});

it('exports the cards with their schedules for Anki', async () => {
  const { client, add } = await setUp();
  await add('Marks like }} and :: appear in 12 templates of the language.');
  const { cardId } = await add();
  await client.reviewCard({ cardId, reviewId: 'r', rating: 3 });
  const { fileName, text: file } = await client.exportCards({});
  expect(fileName).toBe('cards.tsv');
  expect(file).toContain('#notetype:Cloze');
  expect(file).toContain('A dough of rye needs {{c1::18}} hours to rise.');
  expect(file).toContain('Marks like } } and : : appear in {{c1::12}} templates');
  expect(file).toContain('https://www.youtube.com/watch?v=aaaaaaaaaaa&t=65');
  expect((await client.exportCards({ format: 'apkg' })).fileUrl).toMatch(/^data:application\/octet-stream;base64,UEsDB/);
  expect(file).toMatch(/"\d{4}-\d{2}-\d{2}"\t"\d+"\t"\d+\.\d\d"\t"\d+\.\d\d"\t"\S+ 3"/);
});

it('records up to 5000 reviews of a card', async () => {
  const { ports, client, add } = await setUp();
  const { cardId } = await add();
  const reviews = Array.from({ length: 4999 }, (_, i) => ({ reviewId: `${i}`, number: i + 1, rating: 3 as const, at: i }));
  await ports.store.updateCard(cardId, (stored) => stored && { ...stored, reviews });
  await client.reviewCard({ cardId, reviewId: 'last', rating: 3 });
  await expect(client.reviewCard({ cardId, reviewId: 'more', rating: 3 })).rejects.toMatchObject({ code: 'invalid' });
  expect((await ports.store.getCard(cardId))!.reviews).toHaveLength(5000);
});
