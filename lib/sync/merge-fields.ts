import { canonicalJson } from '../encoding/canonical-json.ts';
import { type FieldState, type FieldwiseKind, type FieldwiseRow, readFields, writeFields } from '../records/change-fields.ts';

/**
 * Merges two states of a record field by field: of each field, and of each element of a list, the state that changed last. Merging
 * is commutative, associative and idempotent, so devices agree in whatever order they exchange their states.
 */
export function mergeFields(kind: FieldwiseKind, one: FieldwiseRow, other: FieldwiseRow): FieldwiseRow {
  const states = readFields(kind, one);
  for (const [field, state] of readFields(kind, other)) {
    const known = states.get(field);
    states.set(field, known ? laterOf(known, state) : state);
  }
  return writeFields(kind, new Map([...states].sort(newestFirst)));
}

/** Of two states at the same time, the one with a value, or else the one whose JSON is the greater, is the later on every device. */
const laterOf = (one: FieldState, other: FieldState): FieldState =>
  (one.time - other.time || (canonicalJson(one.value) < canonicalJson(other.value) ? -1 : 1)) < 0 ? other : one;

const newestFirst = ([a, { time: timeOfA }]: [string, FieldState], [b, { time: timeOfB }]: [string, FieldState]): number =>
  timeOfB - timeOfA || (a < b ? -1 : 1);
