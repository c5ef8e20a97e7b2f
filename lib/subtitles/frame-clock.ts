/** Frames a second of times in frames of a file that does not name them. */
export const framesPerSecond = 30;

/** Pattern of a time in frames: `00:01:02:12`, with semicolons where numbers of frames are dropped. */
export const frameClockPattern = String.raw`\d{1,4}:\d\d:\d\d[:;]\d\d|\d\d;\d\d;\d\d;\d\d`;

const frameClock = /^(\d{1,4})[:;](\d\d)[:;](\d\d)[:;](\d\d)$/;

/** Returns a time with its frames as a fraction of a second; any other value as it is. */
export function withoutFrames(value: string): string {
  const [, hours, minutes, seconds, frames] = frameClock.exec(value) ?? [];
  const fraction = (Number(frames) / framesPerSecond).toFixed(3).slice(1);
  return frames === undefined ? value : `${hours}:${minutes}:${seconds}${fraction}`;
}
