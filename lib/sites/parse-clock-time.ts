/** Parses `1:02:03`, `2:03` or `63.5` to seconds; undefined for anything else. */
export function parseClockTime(text: string): number | undefined {
  if (!/^\s*(?:(?:\d{1,3}:)?\d{1,3}:)?\d{1,7}(?:\.\d{1,6})?\s*$/.test(text)) return undefined;
  return text.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);
}

/** Parses a duration that is written as a clock time, in seconds or by ISO 8601; undefined for anything else. */
export const parseDuration = (text: string): number | undefined => parseClockTime(text) ?? parseIsoDuration(text);

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
/** Seconds of the parts of an ISO 8601 duration in their order; years and months, which only zeros use, are nominal. */
const partSeconds = [365 * day, 30 * day, 7 * day, day, hour, minute, 1];
/** Matches an ISO 8601 duration. An `M` is months if days or a `T` follow it; the `T` may be missing, as pages write it. */
const isoDuration =
  /^\s*P(?:(\d+)Y)?(?:(\d+)M(?=.*[DT]))?(?:(\d+)W)?(?:(\d+)D)?T?(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?\s*$/i;

/** Parses an ISO 8601 duration such as `PT1H2M3.5S` to seconds; undefined for anything else. */
export function parseIsoDuration(text: string): number | undefined {
  const parts = isoDuration.exec(text.slice(0, 60))?.slice(1);
  if (!parts?.some(Boolean)) return undefined;
  return parts.reduce((sum, part, at) => sum + Number(part ?? 0) * partSeconds[at]!, 0);
}
