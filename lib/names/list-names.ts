import type { NameEvidence } from '../contract/name-correction.ts';
import { detectUnitLanguage } from '../text/language.ts';
import { readKnownNames } from './read-known-names.ts';

/** Lists the names that texts about a media item spell, the taught terms first; no parts of other names. */
export function listNames({ evidence, language }: { evidence: readonly NameEvidence[]; language?: string }): string[] {
  const names = readKnownNames(evidence, detectUnitLanguage(evidence, language)).map(({ text }) => text);
  return names.filter((name) => !names.some((other) => other !== name && ` ${other} `.includes(` ${name} `)));
}
