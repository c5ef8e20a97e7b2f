import { canonicalJson } from '../encoding/canonical-json.ts';
import {
  type FieldState,
  type FieldwiseKind,
  type FieldwiseRow,
  fieldRules,
  readFields,
  writeFields,
} from '../records/change-fields.ts';

/**
 * Merges two states of a record field by field: of each field, and of each element of a list, the state that changed last. Merging
 * is commutative, associative and idempotent, so devices agree in whatever order they exchange their states.
 */
export function mergeFields(kind: FieldwiseKind, one: FieldwiseRow, other: FieldwiseRow): FieldwiseRow {
  const { fields, lists, latest } = fieldRules(kind);
  const states = readFields(kind, one);
  for (const [field, state] of readFields(kind, other)) {
    const known = states.get(field);
    states.set(field, known ? laterOf(known, state) : state);
  }
  const rest = laterOf(restOf(one), restOf(other));
  const merged: FieldwiseRow = { ...(rest.value as object), [latest]: rest.time };
  for (const list of lists) if (one[list] ?? other[list]) merged[list] = [];
  return writeFields(kind, merged, new Map([...states].sort(newestFirst)));

  function restOf(row: FieldwiseRow): FieldState {
    const single = [...fields, ...lists, latest, 'changedAt'];
    const value = Object.fromEntries(Object.entries(row).filter(([field]) => !single.includes(field)));
    return { value, time: row[latest] as number };
  }
}

/** Of two states at the same time, the one with a value, or else the one whose JSON is the greater, is the later on every device. */
const laterOf = (one: FieldState, other: FieldState): FieldState =>
  (one.time - other.time || compare(canonicalJson(one.value), canonicalJson(other.value))) < 0 ? other : one;

const newestFirst = ([a, { time: timeOfA }]: [string, FieldState], [b, { time: timeOfB }]: [string, FieldState]): number =>
  timeOfB - timeOfA || compare(a, b);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
