/** The used part of the browser's translator, which TypeScript's DOM types lack. */
interface BrowserTranslator {
  create(pair: { sourceLanguage: string; targetLanguage: string }): Promise<{
    translate(text: string): Promise<string>;
    destroy(): void;
  }>;
}

const browserTranslator = (): BrowserTranslator | undefined => (globalThis as { Translator?: BrowserTranslator }).Translator;

/** Returns whether the browser has a translator of its own. */
export const hasTranslator = (): boolean => browserTranslator() !== undefined;

/** Maximum number of translations that are remembered. */
const maxRemembered = 200;

/** Translates words with the browser's own translator, which sends nothing. Its model must have been downloaded. */
export interface WordTranslator {
  translate(text: string): Promise<string>;
  close(): void;
}

/** Opens the translator of a pair of languages, as BCP 47 tags. */
export function createWordTranslator(sourceLanguage: string, targetLanguage: string): WordTranslator {
  const opening = browserTranslator()?.create({ sourceLanguage, targetLanguage });
  const done = new Map<string, Promise<string>>();
  const start = async (text: string) => {
    const session = await opening;
    if (!session) throw new Error('This browser has no translator.');
    return session.translate(text);
  };
  return {
    translate(text) {
      const known = done.get(text);
      if (known) return known;
      const translation = start(text);
      if (done.size >= maxRemembered) done.clear();
      done.set(text, translation);
      // A failed translation is tried again.
      translation.catch(() => done.delete(text));
      return translation;
    },
    close() {
      opening?.then(
        (session) => session.destroy(),
        () => undefined,
      );
    },
  };
}
