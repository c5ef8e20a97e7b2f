import type { NameChange } from './find-misheard-names.ts';

/** Returns units with changed names. The changes are in the order of the text, and their offsets are those of the units. */
export function applyNameChanges<Unit extends { text: string }>(units: readonly Unit[], changes: readonly NameChange[]): Unit[] {
  const byUnit = Map.groupBy(changes, ({ unit }) => unit);
  return units.map((unit, index) => {
    const own = byUnit.get(index);
    if (!own) return unit;
    let text = '';
    let end = 0;
    for (const { at, from, to } of own) {
      text += unit.text.slice(end, at) + to;
      end = at + from.length;
    }
    return { ...unit, text: text + unit.text.slice(end) };
  });
}
