import type { NameCorrection } from '../contract/name-correction.ts';
import type { CorrectedNames, NameCorrectionRequest } from '../ports/engine.ts';
import { detectUnitLanguage } from '../text/language.ts';
import { applyNameChanges } from './apply-name-changes.ts';
import { findMisheardNames, type NameChange } from './find-misheard-names.ts';
import { findTaughtSpellings } from './find-taught-spellings.ts';

/**
 * Maximum corrections of one transcript; further names are not corrected, because each correction must be listed to be undone.
 */
const maxCorrections = 2000;

/** Corrects the misheard names of a recognized transcript: the replacements that the user has made, then those with evidence. */
export function correctNames({ cues, language, evidence, replacements, rejected }: NameCorrectionRequest): CorrectedNames {
  const isRejected = new Set(rejected.map(keyOf));
  const taught = findTaughtSpellings(cues, replacements);
  const found = findMisheardNames(cues, evidence, detectUnitLanguage(cues, language));
  const changes = withoutOverlaps(cues, [...taught, ...found.filter((change) => !isRejected.has(keyOf(change)))]);
  if (changes.length === 0) return { cues };
  const listed = changes.slice(0, maxCorrections);
  return { cues: applyNameChanges(cues, listed), nameCorrections: toCorrections(listed) };
}

const keyOf = ({ from, to }: { from: string; to: string }) => JSON.stringify([from.toLowerCase(), to]);

/** Returns the changes in the order of the text, without those that overlap an earlier one of the list. */
function withoutOverlaps(cues: readonly { text: string }[], changes: readonly NameChange[]): NameChange[] {
  const taken = new Map<number, Uint8Array>();
  const chosen = changes.filter(({ unit, at, from }) => {
    const mask = taken.get(unit) ?? new Uint8Array(cues[unit]!.text.length);
    taken.set(unit, mask);
    const span = mask.subarray(at, at + from.length);
    return !span.includes(1) && span.fill(1);
  });
  return chosen.sort((a, b) => a.unit - b.unit || a.at - b.at);
}

/** The corrections of the changed cues: their offsets are those of the corrected texts. */
function toCorrections(changes: readonly NameChange[]): NameCorrection[] {
  let shift = 0;
  return changes.map(({ unit, at, from, to, because }, i) => {
    if (changes[i - 1]?.unit !== unit) shift = 0;
    const correction = { cue: unit, at: at + shift, from, to, because };
    shift += to.length - from.length;
    return correction;
  });
}
