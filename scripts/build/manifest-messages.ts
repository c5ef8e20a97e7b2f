import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Languages of browsers that read another folder's messages: Chromium in Portuguese (Portugal) looks for no other Portuguese. */
const aliases: Record<string, string[]> = { 'pt-BR': ['pt-PT'] };

/**
 * Returns the files of `_locales`, which browsers read for the manifest, by their paths in the extension:
 * one for each folder of locales and for each alias of it. Browsers write a region with an underscore (zh_CN).
 */
export function manifestMessages(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder).flatMap((language) => {
      const texts = JSON.parse(readFileSync(join(folder, language, 'manifest.json'), 'utf8')) as Record<string, string>;
      const messages = JSON.stringify(Object.fromEntries(Object.entries(texts).map(([key, message]) => [key, { message }])));
      return [language, ...(aliases[language] ?? [])].map((tag) => [
        `_locales/${tag.replaceAll('-', '_')}/messages.json`,
        messages,
      ]);
    }),
  );
}
