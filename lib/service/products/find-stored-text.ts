import type { Store } from '../../ports/store.ts';
import type { PolishedTranscript } from '../../records/records.ts';
import type { Chosen } from './select-engine.ts';

/** The text that was made for a wish before, whatever the product. */
export async function findText(
  store: Store,
  contentId: string,
  { wish, key }: Pick<Chosen, 'wish' | 'key'>,
): Promise<{ textId?: string } | undefined> {
  /** Words that came later, the rest of what was being heard for one, make another text. */
  const standing = async (text?: Pick<PolishedTranscript, 'trackId' | 'createdAt'>) => {
    const transcript = text && (await store.getTranscript(contentId, text.trackId));
    return transcript && transcript.createdAt <= text!.createdAt ? {} : undefined;
  };
  switch (wish.product) {
    case 'polished':
      return standing(await store.getPolished(contentId, key));
    case 'transcript':
    case 'visuals':
      // Whoever reads the words, or looks, finds what is stored.
      return undefined;
    case 'translation':
      return standing(await store.getTranslation(contentId, key));
    default: {
      const summary = await store.findSummary(contentId, key);
      return summary && { textId: summary.summaryId };
    }
  }
}
