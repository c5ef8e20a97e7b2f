import type { Store } from '../ports/store.ts';
import type { Chosen } from './engine-choice.ts';

/** The text that was made for a wish before, whatever the product. */
export async function findText(
  store: Store,
  contentId: string,
  { wish, key }: Pick<Chosen, 'wish' | 'key'>,
): Promise<{ textId?: string } | undefined> {
  switch (wish.product) {
    case 'polished':
      return (await store.getPolished(contentId, key)) && {};
    case 'transcript':
    case 'visuals':
      // Whoever reads the words, or looks, finds what is stored.
      return undefined;
    case 'translation':
      return (await store.getTranslation(contentId, key)) && {};
    default: {
      const summary = await store.findSummary(contentId, key);
      return summary && { textId: summary.summaryId };
    }
  }
}
