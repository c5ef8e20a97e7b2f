import { browser } from 'wxt/browser';

/**
 * Returns a text of the catalog manifest.json (locales) in the browser's language. Chromium has no texts for a worker that started
 * while the extension was replaced, nor for the next in its process; they are read from the extension's files then.
 */
export const manifestMessage = async (name: string): Promise<string> =>
  // WXT knows the names of messages only from files.
  browser.i18n.getMessage(name as '@@ui_locale') || (await readMessage(name));

async function readMessage(name: string): Promise<string> {
  const language = browser.i18n.getUILanguage().replace('-', '_');
  for (const folder of [language, language.split('_')[0], 'en']) {
    // WXT knows no paths of messages.
    const url = browser.runtime.getURL(`/_locales/${folder}/messages.json` as '/');
    const messages = await fetch(url).then(
      (response) => response.json() as Promise<Record<string, { message: string }>>,
      () => undefined,
    );
    if (messages?.[name]) return messages[name].message;
  }
  throw new Error(`The extension has no message ${name}`);
}
