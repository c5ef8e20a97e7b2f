import { type TtmlClock, ttmlTime } from './ttml-time.ts';

export type Attributes = Record<string, string>;

/** An open element inside the body: when it shows, counted from the start, and who speaks. */
export interface Scope {
  startTime: number;
  endTime: number;
  agent?: string;
  timed: boolean;
  /** What it says is not for the text: annotations, descriptions, and what would begin after its parent has ended. */
  silent: boolean;
  /** Its children follow one another, the next one from here on; undefined where all count from its start. */
  next: number | undefined;
  /** The latest end of its children, in case that it names none itself. */
  latest: number;
  /** Whether it names its end. */
  ends: boolean;
}

const contents = new Set(['body', 'div', 'p', 'span']);
const asides = new Set(['metadata', 'title', 'desc', 'copyright']);

export function openScope(name: string, attributes: Attributes, parent: Scope | undefined, clock: TtmlClock): Scope {
  const from = parent?.next ?? parent?.startTime ?? 0;
  const begin = ttmlTime(attributes.begin, clock);
  const end = ttmlTime(attributes.end, clock);
  const length = ttmlTime(attributes.dur, clock);
  const startTime = from + (begin ?? 0);
  const own = Math.min(end === undefined ? Infinity : from + end, length === undefined ? Infinity : startTime + length);
  const limit = parent?.endTime ?? Infinity;
  return {
    startTime,
    endTime: Math.min(own, limit),
    agent: attributes['ttm:agent']?.split(/\s/, 1)[0] || parent?.agent,
    timed: (begin ?? end ?? length) !== undefined || parent?.next !== undefined,
    silent: (parent?.silent ?? false) || asides.has(name) || isReading(attributes) || startTime >= limit,
    next: attributes.timeContainer === 'seq' ? startTime : undefined,
    latest: startTime,
    ends: own !== Infinity,
  };
}

/** What follows in a sequence begins where this element ends. */
export function closeScope(name: string, scope: Scope, parent: Scope | undefined): void {
  if (!parent || !contents.has(name)) return;
  const end = scope.ends ? scope.endTime : scope.latest;
  parent.latest = Math.max(parent.latest, end);
  if (parent.next !== undefined) parent.next = end;
}

const isReading = (attributes: Attributes) => /^(?:text|textContainer|delimiter)$/.test(attributes['tts:ruby'] ?? '');
