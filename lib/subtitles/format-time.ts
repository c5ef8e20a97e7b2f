import type { Cue } from '../contract/cue.ts';

interface Clock {
  hours: number;
  minutes: number;
  seconds: number;
  millis: number;
}

function splitTime(time: number): Clock {
  const total = Math.round(time * 1000);
  return {
    hours: Math.floor(total / 3_600_000),
    minutes: Math.floor(total / 60_000) % 60,
    seconds: Math.floor(total / 1000) % 60,
    millis: total % 1000,
  };
}

const padNumber = (value: number, length = 2) => String(value).padStart(length, '0');

/** Formats seconds as `HH:MM:SS.mmm`, with `mark` before the milliseconds. */
export function formatFullTime(time: number, mark: '.' | ','): string {
  const { hours, minutes, seconds, millis } = splitTime(time);
  return `${padNumber(hours)}:${padNumber(minutes)}:${padNumber(seconds)}${mark}${padNumber(millis, 3)}`;
}

/** Formats seconds as `1:02:03` for readers; milliseconds only if there are any. */
function formatShortTime(time: number): string {
  const { hours, minutes, seconds, millis } = splitTime(time);
  const minute = hours > 0 ? `${hours}:${padNumber(minutes)}` : String(minutes);
  return `${minute}:${padNumber(seconds)}${millis > 0 ? `.${padNumber(millis, 3)}` : ''}`;
}

/**
 * Formats a cue's start, and its end unless the next cue starts then. Text that starts with a dash needs both to be read as
 * text.
 */
export function formatTimeRange({ startTime, endTime, text }: Cue, next: Cue | undefined): string {
  const start = formatShortTime(startTime);
  return endTime === next?.startTime && !/^[-\u2013:]/.test(text) ? start : `${start} \u2013 ${formatShortTime(endTime)}`;
}
