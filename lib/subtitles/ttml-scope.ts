import { parseTtmlTime, type TtmlClock } from './ttml-time.ts';

export type Attributes = Record<string, string>;

/** An open element of the body: its time range in seconds from the start of the document, and its speaker. */
export interface Scope {
  startTime: number;
  endTime: number;
  agent?: string;
  isTimed: boolean;
  /** Whether its text is left out: annotations, descriptions, and elements that start after their parent has ended. */
  isHidden: boolean;
  /**
   * In a sequence (`timeContainer="seq"`), the start of the next child; undefined if all children count from the element's
   * start.
   */
  next: number | undefined;
  /** Latest end of its children, used if the element has no end of its own. */
  latestEnd: number;
  /** Whether the element has an end of its own. */
  hasEnd: boolean;
}

const timedElements = new Set(['body', 'div', 'p', 'span']);
const hiddenElements = new Set(['metadata', 'title', 'desc', 'copyright']);

export function openScope(name: string, attributes: Attributes, parent: Scope | undefined, clock: TtmlClock): Scope {
  const from = parent?.next ?? parent?.startTime ?? 0;
  const start = parseTtmlTime(attributes.begin, clock);
  const end = parseTtmlTime(attributes.end, clock);
  const length = parseTtmlTime(attributes.dur, clock);
  const startTime = from + (start ?? 0);
  const ownEnd = Math.min(end === undefined ? Infinity : from + end, length === undefined ? Infinity : startTime + length);
  const limit = parent?.endTime ?? Infinity;
  return {
    startTime,
    endTime: Math.min(ownEnd, limit),
    agent: attributes['ttm:agent']?.split(/\s/, 1)[0] || parent?.agent,
    isTimed: (start ?? end ?? length) !== undefined || parent?.next !== undefined,
    isHidden: (parent?.isHidden ?? false) || hiddenElements.has(name) || isRubyAnnotation(attributes) || startTime >= limit,
    next: attributes.timeContainer === 'seq' ? startTime : undefined,
    latestEnd: startTime,
    hasEnd: ownEnd !== Infinity,
  };
}

/** Closes an element and passes its end time to the parent, which may be a sequence. */
export function closeScope(name: string, scope: Scope, parent: Scope | undefined): void {
  if (!parent || !timedElements.has(name)) return;
  const end = scope.hasEnd ? scope.endTime : scope.latestEnd;
  parent.latestEnd = Math.max(parent.latestEnd, end);
  if (parent.next !== undefined) parent.next = end;
}

const isRubyAnnotation = (attributes: Attributes) => /^(?:text|textContainer|delimiter)$/.test(attributes['tts:ruby'] ?? '');
