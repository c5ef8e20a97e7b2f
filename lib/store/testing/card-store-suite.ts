import { expect, it } from 'vitest';
import type { Store } from '../../ports/store.ts';
import type { Review } from '../../records/card.ts';
import { card, content, openWithMedia } from './rows-suite.ts';

export function cardStoreSuite(open: () => Promise<Store>): void {
  it('updates a card in one step', async () => {
    const store = await openWithMedia(open, content.contentId, 'other');
    await store.updateCard('c', () => card('c'));
    const append = (reviewId: string) =>
      store.updateCard('c', (row) => {
        const review: Review = { reviewId, number: row!.reviews.length + 1, at: 1, rating: 3 };
        return { ...row!, reviews: [...row!.reviews, review] };
      });
    await Promise.all([append('1'), append('2'), append('3')]);
    expect((await store.getCard('c'))!.reviews.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(await store.updateCard('none', () => undefined)).toBeUndefined();
    expect(await store.listCards()).toHaveLength(1);
    expect(await store.listChanges(0, 10)).toMatchObject([{ kind: 'card', id: 'c', deleted: false }]);
  });

  it('deletes a card alone, or with its media item', async () => {
    const store = await openWithMedia(open, content.contentId, 'other');
    for (const one of [card('a'), card('b'), card('c', { contentId: 'other' })]) await store.updateCard(one.cardId, () => one);
    await store.deleteCard('a');
    expect((await store.listChanges(0, 10)).at(-1)).toMatchObject({ kind: 'card', id: 'a', deleted: true });
    await store.forgetContent(content.contentId);
    expect((await store.listCards()).map(({ cardId }) => cardId)).toEqual(['c']);
  });
}
