import { isObject, type JsonObject, objectsOf } from '../json-fields.ts';
import { parseClock } from '../parse-clock.ts';
import { segmentFieldOf } from '../segment-fields.ts';

/** Maximum depth of a list of segments in JSON. */
const maxDepth = 12;

/** The segments in the lists at one path, and the number of characters of their texts. */
interface FoundList {
  segments: JsonObject[];
  length: number;
}

/**
 * Finds the segments in JSON of an unknown shape: the entries with a time and a text, by any of their names, of the lists at the
 * path that have the most text. The lists of several paragraphs or channels are one. Undefined if there are none.
 */
export function findSegments(json: unknown): JsonObject[] | undefined {
  const lists = new Map<string, FoundList>();
  addLists(json, { path: '', depth: 0, lists });
  let best: FoundList | undefined;
  for (const list of lists.values()) if (!best || list.length > best.length) best = list;
  return best?.segments;
}

interface Place {
  path: string;
  depth: number;
  lists: Map<string, FoundList>;
}

function addLists(value: unknown, { path, depth, lists }: Place): void {
  if (depth > maxDepth) return;
  if (Array.isArray(value)) {
    const entries = objectsOf(value);
    const segments = entries.flatMap(toSegment);
    if (segments.length > 0 && segments.length * 2 >= entries.length) addTo(lists, path, segments);
    for (const entry of entries) addLists(entry, { path: `${path}[]`, depth: depth + 1, lists });
  } else if (isObject(value)) {
    for (const [key, inner] of Object.entries(value))
      if (typeof inner === 'object') addLists(inner, { path: `${path}.${key}`, depth: depth + 1, lists });
  }
}

function addTo(lists: Map<string, FoundList>, path: string, segments: JsonObject[]): void {
  const list = lists.get(path) ?? { segments: [], length: 0 };
  for (const segment of segments) {
    list.segments.push(segment);
    list.length += String(segment.text).length;
  }
  lists.set(path, list);
}

/** Returns an entry with the fields of a segment beside its own; nothing for one without a time or a text. */
function toSegment(entry: JsonObject): JsonObject[] {
  const fields = fieldsOf(entry);
  const timed = hasTime(fields) ? fields : { ...Object.values(entry).map(timesOf).find(hasTime), ...fields };
  const text = textIn(timed.text ?? entry.word ?? entry.value ?? entry.segment);
  if (!hasTime(timed) || text.trim() === '') return [];
  const [start, end] = typeof timed.start === 'string' ? splitRange(timed.start) : [timed.start];
  return [{ ...entry, ...timed, start, end: timed.end ?? end, text }];
}

const fieldByKey = new Map<string, string>();
/** Maximum number of keys whose fields are remembered. */
const maxKeys = 1000;

/** Returns the values of an entry whose keys name a field of a segment; the first of several counts. */
function fieldsOf(entry: JsonObject): JsonObject {
  const fields: JsonObject = {};
  for (const [key, value] of Object.entries(entry)) {
    const field = fieldByKey.get(key) ?? segmentFieldOf(key);
    if (fieldByKey.size < maxKeys) fieldByKey.set(key, field);
    if (field !== '' && value !== null) fields[field] ??= value;
  }
  return fields;
}

/** Returns the times in an object, or in the first one of a list, without a text: one with a text is a segment itself. */
function timesOf(value: unknown): JsonObject {
  const inner = Array.isArray(value) ? value[0] : value;
  const { speaker: _, text, ...times } = isObject(inner) ? fieldsOf(inner) : {};
  return text === undefined ? times : {};
}

const hasTime = ({ start, startMs }: JsonObject): boolean => isTime(start) || isTime(startMs);

const isTime = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /^\s{0,9}\d{1,12}(?:[:.,]\d|s?\s{0,9}$)/.test(value));

/** Returns the texts in a value, which may be a list of them, or an object with a field for one. */
function textIn(value: unknown, depth = 0): string {
  if (typeof value === 'string') return value;
  if (depth > maxDepth) return '';
  if (Array.isArray(value)) return value.map((part) => textIn(part, depth + 1)).join(' ');
  return isObject(value) ? textIn(fieldsOf(value).text, depth + 1) : '';
}

/** Splits a range of times such as `00:03 - 00:05`; any other text stays whole. */
function splitRange(written: string): [start: string, end?: string] {
  const [start = '', end] = written.split(/\s*(?:--?>|[-–—~])\s*/, 3).map((time) => time.trim());
  return end !== undefined && parseClock(start) !== undefined && parseClock(end) !== undefined ? [start, end] : [written];
}
