import type { Store } from '../../ports/store.ts';
import type { PolishedTranscript } from '../../records/polished-transcript.ts';
import type { Translation } from '../../records/translation.ts';
import type { SelectedEngine } from '../engine/select-engine.ts';

/** Returns the stored text that fulfills a request, for any product; undefined if it must be made. */
export async function findText(
  store: Store,
  contentId: string,
  { options, keys }: Pick<SelectedEngine, 'options' | 'keys'>,
): Promise<{ textId?: string } | undefined> {
  /**
   * Returns the text unless a newer transcript, such as the complete version of a partial one, has replaced the one that it was
   * made from.
   */
  const current = async (text?: Pick<PolishedTranscript, 'trackId' | 'createdAt'>) => {
    const transcript = text && (await store.getTranscript(contentId, text.trackId));
    return transcript && transcript.createdAt <= text!.createdAt ? {} : undefined;
  };
  switch (options.product) {
    case 'polished':
      return current(await findPolished(store, contentId, keys));
    case 'translation':
      return current(await findTranslation(store, contentId, keys));
    case 'transcript':
    case 'visuals':
      // The stored one is found while it is made.
      return undefined;
    default: {
      const summary = await firstOf(keys, (key) => store.findSummary(contentId, key));
      return summary && { textId: summary.summaryId };
    }
  }
}

/** Returns the polished transcript under the first of these keys that has one. */
export const findPolished = (store: Store, contentId: string, keys: string[]): Promise<PolishedTranscript | undefined> =>
  firstOf(keys, (key) => store.getPolished(contentId, key));

/** Returns the translation under the first of these keys that has one. */
export const findTranslation = (store: Store, contentId: string, keys: string[]): Promise<Translation | undefined> =>
  firstOf(keys, (key) => store.getTranslation(contentId, key));

async function firstOf<Text>(keys: string[], find: (key: string) => Promise<Text | undefined>): Promise<Text | undefined> {
  for (const key of keys) {
    const text = await find(key);
    if (text) return text;
  }
  return undefined;
}
