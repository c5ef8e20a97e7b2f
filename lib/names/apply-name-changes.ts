import type { Cue } from '../contract/cue.ts';
import { replaceInCue } from '../records/replace-in-cue.ts';
import type { NameChange } from './find-misheard-names.ts';

/** Returns units with changed names. The changes are in the order of the text, and their offsets are those of the units. */
export function applyNameChanges<Unit extends Pick<Cue, 'text' | 'words'>>(
  units: readonly Unit[],
  changes: readonly NameChange[],
): Unit[] {
  const byUnit = Map.groupBy(changes, ({ unit }) => unit);
  return units.map((unit, index) => {
    const own = byUnit.get(index);
    return own ? replaceInCue(unit, own) : unit;
  });
}
