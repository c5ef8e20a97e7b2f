import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the files of `_locales`, which browsers read for the manifest, by their paths in the extension:
 * one for each folder of locales. Browsers write a region with an underscore (zh_CN).
 */
export function manifestMessages(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder).map((language) => {
      const texts = JSON.parse(readFileSync(join(folder, language, 'manifest.json'), 'utf8')) as Record<string, string>;
      const messages = Object.fromEntries(Object.entries(texts).map(([key, message]) => [key, { message }]));
      return [`_locales/${language.replaceAll('-', '_')}/messages.json`, JSON.stringify(messages)];
    }),
  );
}
