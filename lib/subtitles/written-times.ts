import type { Cue } from '../contract/cue.ts';

interface Clock {
  hours: number;
  minutes: number;
  seconds: number;
  millis: number;
}

function clockOf(time: number): Clock {
  const total = Math.round(time * 1000);
  return {
    hours: Math.floor(total / 3_600_000),
    minutes: Math.floor(total / 60_000) % 60,
    seconds: Math.floor(total / 1000) % 60,
    millis: total % 1000,
  };
}

const padded = (value: number, length = 2) => String(value).padStart(length, '0');

/** `HH:MM:SS.mmm`, with the format's own mark before the milliseconds. */
export function fullClock(time: number, mark: '.' | ','): string {
  const { hours, minutes, seconds, millis } = clockOf(time);
  return `${padded(hours)}:${padded(minutes)}:${padded(seconds)}${mark}${padded(millis, 3)}`;
}

/** `1:02:03`, for people to read; milliseconds only where there are any. */
function shortClock(time: number): string {
  const { hours, minutes, seconds, millis } = clockOf(time);
  const minute = hours > 0 ? `${hours}:${padded(minutes)}` : String(minutes);
  return `${minute}:${padded(seconds)}${millis > 0 ? `.${padded(millis, 3)}` : ''}`;
}

/** A cue's start, and its end unless the next cue begins there. Text that begins with a dash needs both to stay text. */
export function writtenRange({ startTime, endTime, text }: Cue, next: Cue | undefined): string {
  const start = shortClock(startTime);
  return endTime === next?.startTime && !/^[-\u2013:]/.test(text) ? start : `${start} \u2013 ${shortClock(endTime)}`;
}
