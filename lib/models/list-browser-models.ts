import { type BrowserModels, readyModel, stateOf, summarizerOptions } from './browser-apis.ts';

/**
 * Lists what the browser's own models can do now: `browser` writes every text, `summarizer` summaries (of English texts at least),
 * and `translator` translates between languages, whose availability differs from pair to pair. Throws `noModel` for none.
 */
export async function listBrowserModels({ languageModel, summarizer, translator }: BrowserModels = {}): Promise<string[]> {
  const isReady = async (state: Promise<string>) => (await state) === 'available';
  const listed = [
    ...((await isReady(stateOf(languageModel))) ? ['browser'] : []),
    ...((await isReady(stateOf(summarizer, summarizerOptions('en', 3)))) ? ['summarizer'] : []),
    ...(translator ? ['translator'] : []),
  ];
  if (listed.length === 0) await readyModel('language model', languageModel);
  return listed;
}
