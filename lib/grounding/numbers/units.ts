import { type Unit, unitTable, unspacedUnit } from '../../text/unit-table.ts';
import type { NumberMention } from './number-mention.ts';

const names = new Map<string, Unit[]>();
/** Stems of words with any ending, with their units. */
const stems = new Map<string, Unit[]>();
let longest = 0;

function readTable() {
  for (const [base, factor, words] of unitTable)
    for (const word of words.split(' ')) {
      const list = word.endsWith('*') ? stems : names;
      const name = word.replace('*', '').replaceAll('_', ' ');
      list.set(name, [...(list.get(name) ?? []), { base, factor }]);
      longest = Math.max(longest, name.length);
    }
}

/** Matches what may be a unit behind a number: a word or two, or a sign. */
const behind = /^[\s\u00a0\u202f]?[-‐‑]?([\p{L}\p{M}]+(?: [\p{L}\p{M}]+)?|°\p{Lu}?|[\p{Sc}%٪％℃℉])/u;
/** Matches the sign or code of a currency before a number. */
const before = /(?:(?:US|R)?\p{Sc}|(?<!\p{L})(?:USD|EUR|GBP|JPY|CNY|INR|CHF))(?=[\s\u00a0]?$)/u;

const percent: readonly Unit[] = [{ base: 'percent', factor: 1 }];

/** Returns the units that a number of a text may have; undefined if none is known. */
export function unitsAt(text: string, { start, end, isPercent }: NumberMention): readonly Unit[] | undefined {
  if (isPercent) return percent;
  if (names.size === 0) readTable();
  const currency = before.exec(text.slice(Math.max(0, start - 5), start))?.[0].toLowerCase() ?? '';
  return names.get(currency) ?? unitsOf(behind.exec(text.slice(end, end + 40))?.[1]);
}

function unitsOf(written = ''): Unit[] | undefined {
  const name = written.toLowerCase();
  const [first = ''] = name.split(' ');
  if (unspacedUnit.test(name)) return longestStart(name, names) ?? longestStart(name.replace(/^[个個]?半?/u, ''), names);
  return names.get(name) ?? names.get(first) ?? longestStart(first, stems);
}

/** Returns the units of the longest entry with which a word starts. */
function longestStart(word: string, list: ReadonlyMap<string, Unit[]>): Unit[] | undefined {
  for (let length = Math.min(longest, word.length); length > 0; length--) {
    const units = list.get(word.slice(0, length));
    if (units) return units;
  }
  return undefined;
}

/** Tolerance of a value in another unit, which people round, and which counts 1,000 or 1,024 bytes. */
const tolerance = 0.03;

/** Returns whether two values may be the same quantity, one of them in another unit. Without a known unit they have to be equal. */
export function isSameQuantity(
  a: { value: number; units?: readonly Unit[] },
  b: { value: number; units?: readonly Unit[] },
  isEqual: (a: number, b: number) => boolean,
): boolean {
  if (!a.units || !b.units) return isEqual(a.value, b.value);
  return a.units.some((unit) =>
    b.units!.some(
      ({ base, factor }) =>
        base === unit.base &&
        (factor === unit.factor
          ? isEqual(a.value, b.value)
          : Math.abs(a.value * unit.factor - b.value * factor) <= tolerance * Math.abs(a.value * unit.factor)),
    ),
  );
}
