import { addressStrings } from './address-strings.ts';
import type { HostileContext, HostileString } from './hostile-string.ts';
import { languageStrings } from './language-strings.ts';
import { markupStrings } from './markup-strings.ts';
import { textStrings } from './text-strings.ts';

/** Every kind of text that the project is attacked with. */
export const hostileStrings: readonly HostileString[] = [...markupStrings, ...addressStrings, ...textStrings, ...languageStrings];

/** Returns the strings that are meant for one of the contexts. */
export const stringsFor = (...contexts: HostileContext[]): HostileString[] =>
  hostileStrings.filter((one) => one.contexts.some((context) => contexts.includes(context)));
