import type { TtmlStyle, XmlAttributes } from './ttml-styles.ts';
import { parseTtmlTime, type TtmlClock } from './ttml-time.ts';

/** An open element of a TTML document's body: its time range in seconds from the start of the document, and its speaker. */
export interface TtmlScope {
  startTime: number;
  endTime: number;
  agent?: string;
  isTimed: boolean;
  /** Region, alignment and language that apply to its text. */
  region?: string;
  textAlign?: string;
  language?: string;
  /** Set where white space in its text counts. */
  preservesSpace: boolean;
  /** Set where its times are taken for absolute, though they need not be. */
  isGuessed: boolean;
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

/** Opens an element of a TTML document: computes its times from its attributes and its parent. */
export function createTtmlScope(
  name: string,
  attributes: XmlAttributes,
  style: TtmlStyle,
  parent: TtmlScope | undefined,
  clock: TtmlClock,
): TtmlScope {
  const start = parseTtmlTime(attributes.begin, clock);
  const relativeFrom = parent?.next ?? parent?.startTime ?? 0;
  const isGuessed = !clock.isAbsolute && (name === 'p' || name === 'span') && parent !== undefined && isAbsoluteIn(parent, start);
  const from = clock.isAbsolute || isGuessed ? 0 : relativeFrom;
  const end = parseTtmlTime(attributes.end, clock);
  const length = parseTtmlTime(attributes.dur, clock);
  const startTime = start === undefined ? relativeFrom : from + start;
  const ownEnd = Math.min(end === undefined ? Infinity : from + end, length === undefined ? Infinity : startTime + length);
  const limit = parent?.endTime ?? Infinity;
  return {
    startTime,
    endTime: Math.min(ownEnd, limit),
    agent: attributes['ttm:agent']?.split(/\s/, 1)[0] || parent?.agent,
    region: attributes.region ?? parent?.region,
    textAlign: style['tts:textAlign'] ?? parent?.textAlign,
    language: attributes['xml:lang'] || parent?.language,
    preservesSpace: attributes['xml:space']
      ? attributes['xml:space'] === 'preserve'
      : (parent?.preservesSpace ?? clock.preservesSpace),
    isGuessed,
    isTimed: (start ?? end ?? length) !== undefined || parent?.next !== undefined,
    isHidden:
      (parent?.isHidden ?? false) || hiddenElements.has(name) || isRubyAnnotation(style['tts:ruby']) || startTime >= limit,
    next: attributes.timeContainer === 'seq' ? startTime : undefined,
    latestEnd: startTime,
    hasEnd: ownEnd !== Infinity,
  };
}

/** Whether a time makes sense in an element only when it counts from the start of the document: lyrics are written so. */
const isAbsoluteIn = ({ startTime, endTime }: TtmlScope, start: number | undefined): boolean =>
  start !== undefined && startTime > 0 && startTime + start >= endTime && start >= startTime && start < endTime;

/** Closes an element of a TTML document and passes its end time to the parent, which may be a sequence. */
export function closeTtmlScope(name: string, scope: TtmlScope, parent: TtmlScope | undefined): void {
  if (!parent || !timedElements.has(name)) return;
  const end = scope.hasEnd ? scope.endTime : scope.latestEnd;
  parent.latestEnd = Math.max(parent.latestEnd, end);
  if (parent.next !== undefined) parent.next = end;
}

const isRubyAnnotation = (kind = '') => /^(?:text|textContainer|delimiter)$/.test(kind);
