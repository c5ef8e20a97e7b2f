import type { NameChange } from './find-misheard-names.ts';

/** Returns units with changed names. The changes are in the order of the text, and their offsets are those of the units. */
export function applyNameChanges<Unit extends { text: string }>(units: readonly Unit[], changes: readonly NameChange[]): Unit[] {
  const changed = [...units];
  // From the end, so that the offsets of earlier changes stay.
  for (const { unit, at, from, to } of changes.toReversed()) {
    const { text } = changed[unit]!;
    changed[unit] = { ...changed[unit]!, text: text.slice(0, at) + to + text.slice(at + from.length) };
  }
  return changed;
}
