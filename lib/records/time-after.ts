/** The last millisecond of the year 9999, the last one of ISO 8601 dates. No stored time is later. */
export const maxTime = 253_402_300_799_999;
/** The first millisecond of the year 0, the first one of ISO 8601 dates. Nothing is published earlier. */
export const minTime = -62_167_219_200_000;

/**
 * Returns the time of a change, in milliseconds since 1970: now, or just after the former change, which a clock that was ahead may
 * have made later. So the change that the user made last is the later one on every device.
 */
export const timeAfter = (former: number | undefined, now: number): number => Math.min(Math.max(now, (former ?? 0) + 1), maxTime);
