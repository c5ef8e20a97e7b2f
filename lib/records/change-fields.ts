import type { NameReplacement } from '../contract/name-correction.ts';
import type { Channel } from './channel.ts';
import type { Collection } from './collection.ts';
import type { FieldTimes } from './field-times.ts';
import type { SavedItem } from './saved-item.ts';
import { timeAfter } from './time-after.ts';

/** Records whose fields are merged one by one. */
export interface FieldwiseRecords {
  saved: SavedItem;
  collection: Collection;
  channel: Channel;
}
/** Kind of a record whose fields are merged one by one. */
export type FieldwiseKind = keyof FieldwiseRecords;

/** The value of a field or of an element of a list, with the time of its last change. A removed one has no value. */
export interface FieldState {
  value: unknown;
  time: number;
}

interface FieldRules<Row> {
  /** Fields that change one by one. All others are merged as a whole. */
  fields: readonly (keyof Row & string)[];
  /** Lists whose elements are added and removed one by one. */
  lists: readonly (keyof Row & string)[];
  /** Whether a record has a list that is empty. */
  hasEmptyLists: boolean;
  /** The time of which the latest is valid, and by which the other fields are merged. */
  latest: keyof Row & string;
  /** Returns the time of a field whose last change has no time of its own. */
  defaultTime(row: Row, field: string): number;
}

const editedOrTrashed = ({ updatedAt, deletedAt = 0 }: SavedItem | Collection, field: string): number =>
  field === 'deletedAt' ? Math.max(updatedAt, deletedAt) : updatedAt;

const rulesOf: { [Kind in FieldwiseKind]: FieldRules<FieldwiseRecords[Kind]> } = {
  saved: {
    fields: ['title', 'favourite', 'deletedAt'],
    lists: ['tags'],
    hasEmptyLists: true,
    latest: 'updatedAt',
    defaultTime: editedOrTrashed,
  },
  collection: {
    fields: ['name', 'description', 'isPublic', 'aggregated', 'deletedAt'],
    lists: [],
    hasEmptyLists: false,
    latest: 'updatedAt',
    defaultTime: editedOrTrashed,
  },
  channel: {
    fields: ['autoSummarize', 'feedHidden', 'unsubscribedAt'],
    lists: ['terms', 'rejectedNames'],
    hasEmptyLists: false,
    latest: 'lastSeenAt',
    defaultTime: ({ subscribedAt, unsubscribedAt = 0 }, field) =>
      field === 'unsubscribedAt' ? Math.max(subscribedAt, unsubscribedAt) : subscribedAt,
  },
};

/** A record of any of these kinds, by the names of its fields. */
export type FieldwiseRow = Record<string, unknown> & { changedAt?: FieldTimes };

const fieldRules = (kind: FieldwiseKind) => rulesOf[kind] as unknown as FieldRules<FieldwiseRow>;

/** The states of a record’s fields by their names; that of all fields that are merged as a whole has an empty name. */
type FieldStates = Map<string, FieldState>;

/** Changes fields of a record, and notes the time at which they changed, which is after their former change. */
export function changeFields<Kind extends FieldwiseKind>(
  kind: Kind,
  row: FieldwiseRecords[Kind],
  changed: Partial<FieldwiseRecords[Kind]>,
  now: number,
): FieldwiseRecords[Kind] {
  const former = readFields(kind, row as unknown as FieldwiseRow);
  const states = readFields(kind, { ...row, ...changed, changedAt: undefined } as unknown as FieldwiseRow);
  for (const [field, state] of states) {
    const known = former.get(field);
    // An element changes by being added.
    const isChanged = field in changed || (field.includes('.') && known?.value === undefined);
    if (field !== '') state.time = isChanged || !known ? timeAfter(known?.time, now) : known.time;
    else state.time = Math.max(state.time, known?.time ?? 0);
  }
  for (const [field, { value, time }] of former) {
    if (!states.has(field)) states.set(field, { value: undefined, time: value === undefined ? time : timeAfter(time, now) });
  }
  return writeFields(kind, states) as unknown as FieldwiseRecords[Kind];
}

/** Returns the state of each field that is merged on its own, of each element of the lists, and of the others as a whole. */
export function readFields(kind: FieldwiseKind, row: FieldwiseRow): FieldStates {
  const { fields, lists, latest, defaultTime } = fieldRules(kind);
  const { changedAt = {}, [latest]: time, ...rest } = row;
  const states: FieldStates = new Map([['', { value: rest, time: time as number }]]);
  const add = (field: string, value: unknown, defaults: string) =>
    states.set(field, { value, time: changedAt[field] ?? defaultTime(row, defaults) });
  for (const field of fields) {
    add(field, row[field], field);
    delete rest[field];
  }
  for (const list of lists) {
    for (const element of (row[list] as ListElement[] | undefined) ?? []) add(`${list}.${elementKey(element)}`, element, list);
    delete rest[list];
  }
  for (const [field, time] of Object.entries(changedAt)) {
    if (field.includes('.') && !states.has(field)) states.set(field, { value: undefined, time });
  }
  return states;
}

/** Returns the record with these states of its fields. Its lists have the order of the states. */
export function writeFields(kind: FieldwiseKind, states: FieldStates): FieldwiseRow {
  const { fields, lists, hasEmptyLists, latest, defaultTime } = fieldRules(kind);
  const rest = states.get('')!;
  const written: FieldwiseRow = { ...(rest.value as object), [latest]: rest.time };
  for (const field of fields) {
    const value = states.get(field)?.value;
    if (value !== undefined) written[field] = value;
  }
  for (const list of lists) {
    const elements = [...states].filter(([field]) => field.startsWith(`${list}.`));
    if (hasEmptyLists || elements.length > 0) written[list] = elements.flatMap(([, { value }]) => value ?? []);
  }
  const changedAt: FieldTimes = {};
  for (const [field, { value, time }] of states) {
    const [name] = field.split('.') as [string];
    const isRemoved = name !== field && value === undefined;
    if (field !== '' && (isRemoved || time !== defaultTime(written, name))) changedAt[field] = time;
  }
  return Object.keys(changedAt).length > 0 ? { ...written, changedAt } : written;
}

type ListElement = string | NameReplacement;

const elementKey = (element: ListElement): string =>
  typeof element === 'string' ? element : JSON.stringify(element, ['from', 'to']);
