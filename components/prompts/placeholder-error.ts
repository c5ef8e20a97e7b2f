import { uiLanguage } from '../i18n/t.ts';
import { writingText } from '../i18n/writing-text.ts';
import { placeholders, unknownPlaceholders } from './placeholders.ts';

const written = (names: string[]) => new Intl.ListFormat(uiLanguage, { type: 'unit' }).format(names.map((name) => `{{${name}}}`));

/** Returns the message about unknown placeholders of a prompt; undefined when there are none. */
export function placeholderError(prompt: string): string | undefined {
  const unknown = unknownPlaceholders(prompt);
  if (unknown.length === 0) return undefined;
  return writingText('prompt.unknown', { names: written(unknown.slice(0, 5)), known: written(placeholders) });
}
