import { type Leniencies, otherTimes } from './leniencies.ts';

/** Frames and ticks per second of a TTML document, in which its times may be written. */
export interface TtmlClock {
  framesPerSecond: number;
  ticksPerSecond: number;
  /** Whether all times count from the start of the document, as in Apple's lyrics and transcripts, instead of from the parent. */
  isAbsolute: boolean;
  /** Set where white space counts in all texts without a setting of their own. */
  preservesSpace: boolean;
}

/** Reads the rates from the attributes of the root element, with the usual prefixes. */
export function readTtmlClock(root: Record<string, string>): TtmlClock {
  const rate = parsePositive(root['ttp:frameRate']) ?? 30;
  const [numerator, denominator] = (root['ttp:frameRateMultiplier'] ?? '1 1').split(/[\s:]+/).map(parsePositive);
  const framesPerSecond = (rate * (numerator ?? 1)) / (denominator ?? 1);
  const subFrames = parsePositive(root['ttp:subFrameRate']) ?? 1;
  const ticks = parsePositive(root['ttp:tickRate']) ?? (root['ttp:frameRate'] === undefined ? 1 : framesPerSecond * subFrames);
  return {
    framesPerSecond,
    ticksPerSecond: ticks,
    isAbsolute: root['itunes:timing'] !== undefined || isTranscriptOfPodcast(root),
    preservesSpace: root['xml:space'] === 'preserve',
  };
}

/** Whether a document is a transcript of Apple Podcasts, by the namespace of its attributes. */
const isTranscriptOfPodcast = (root: Record<string, string>): boolean =>
  Object.values(root).includes('http://podcasts.apple.com/transcript-ttml-internal');

function parsePositive(value: string | undefined): number | undefined {
  const number = Number(value);
  return value !== undefined && Number.isFinite(number) && number > 0 ? number : undefined;
}

const clockTime = /^(?:(\d{1,6}):)?(\d{1,3}):(\d{1,2})(?:\.(\d{1,9})|[:;](\d{1,4})(?:\.\d{1,9})?)?$/;
const offsetTime = /^(\d{1,12}(?:\.\d{1,9})?)(h|m|s|ms|f|t)?$/;

/**
 * Parses a clock time `HH:MM:SS.mmm`, `HH:MM:SS:FF` or an offset `1.5s` to seconds; undefined for anything else. Players refuse
 * `MM:SS.mmm` and a comma before the fraction, which files have nevertheless.
 */
export function parseTtmlTime(text: string | undefined, clock: TtmlClock): number | undefined {
  if (text === undefined) return undefined;
  const trimmed = text.trim().replace(',', '.');
  const time = clockTime.exec(trimmed);
  if (time) {
    const [, hours, minutes, seconds, fraction, frames] = time;
    const whole = Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds);
    return Number(`${whole}.${fraction ?? 0}`) + Number(frames ?? 0) / clock.framesPerSecond;
  }
  const offset = offsetTime.exec(trimmed);
  if (!offset) return undefined;
  const perSecond = { h: 1 / 3600, m: 1 / 60, s: 1, ms: 1000, f: clock.framesPerSecond, t: clock.ticksPerSecond };
  return Number(offset[1]) / perSecond[(offset[2] ?? 's') as keyof typeof perSecond];
}

/** Matches the forms of a time that the specification defines (https://www.w3.org/TR/ttml2/#timing-value-time-expression). */
const strictTime = /^(?:\d{2,9}:[0-5]\d:[0-5]\d(?:\.\d{1,12}|:\d{2,4}(?:\.\d{1,9})?)?|\d{1,12}(?:\.\d{1,12})?(?:h|m|s|ms|f|t))$/;

/** Notes an element's times that the specification does not define. */
export function checkTtmlTimes(leniencies: Leniencies, attributes: Record<string, string>): void {
  for (const name of ['begin', 'end', 'dur']) {
    const time = attributes[name];
    if (time !== undefined && !strictTime.test(time)) leniencies.add(otherTimes, `${name}="${time}"`);
  }
}
