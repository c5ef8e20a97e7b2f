/** How a TTML document counts time below and beside seconds. */
export interface TtmlClock {
  framesPerSecond: number;
  ticksPerSecond: number;
}

/** From the attributes of the root; prefixes are those that every writer uses. */
export function clockOf(root: Record<string, string>): TtmlClock {
  const rate = positive(root['ttp:frameRate']) ?? 30;
  const [numerator, denominator] = (root['ttp:frameRateMultiplier'] ?? '1 1').split(/[\s:]+/).map(positive);
  const framesPerSecond = (rate * (numerator ?? 1)) / (denominator ?? 1);
  const subFrames = positive(root['ttp:subFrameRate']) ?? 1;
  const ticks = positive(root['ttp:tickRate']) ?? (root['ttp:frameRate'] === undefined ? 1 : framesPerSecond * subFrames);
  return { framesPerSecond, ticksPerSecond: ticks };
}

function positive(value: string | undefined): number | undefined {
  const number = Number(value);
  return value !== undefined && Number.isFinite(number) && number > 0 ? number : undefined;
}

const clockTime = /^(\d{1,6}):(\d{1,2}):(\d{1,2})(?:\.(\d{1,9})|[:;](\d{1,4})(?:\.\d{1,9})?)?$/;
const offsetTime = /^(\d{1,12}(?:\.\d{1,9})?)(h|m|s|ms|f|t)?$/;

/** Seconds of a clock time `HH:MM:SS.mmm`, `HH:MM:SS:FF` or an offset `1.5s`; undefined for anything else. */
export function ttmlTime(text: string | undefined, clock: TtmlClock): number | undefined {
  if (text === undefined) return undefined;
  const trimmed = text.trim();
  const time = clockTime.exec(trimmed);
  if (time) {
    const [, hours, minutes, seconds, fraction, frames] = time;
    const whole = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
    return whole + Number(`0.${fraction ?? 0}`) + Number(frames ?? 0) / clock.framesPerSecond;
  }
  const offset = offsetTime.exec(trimmed);
  if (!offset) return undefined;
  const perSecond = { h: 1 / 3600, m: 1 / 60, s: 1, ms: 1000, f: clock.framesPerSecond, t: clock.ticksPerSecond };
  return Number(offset[1]) / perSecond[(offset[2] ?? 's') as keyof typeof perSecond];
}
