/** Parses `1:02:03`, `2:03` or `63.5` to seconds; undefined for anything else. */
export function parseClockTime(text: string): number | undefined {
  if (!/^\s*(?:(?:\d{1,3}:)?\d{1,3}:)?\d{1,7}(?:\.\d{1,6})?\s*$/.test(text)) return undefined;
  return text.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);
}

/** Parses an ISO 8601 duration such as `PT1H2M3.5S` to seconds; undefined for anything else. */
export function parseIsoDuration(text: string): number | undefined {
  const parts = /^\s*P(?:(\d+)D)?T?(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?\s*$/i.exec(text.slice(0, 60));
  if (!parts?.slice(1).some(Boolean)) return undefined;
  const [days, hours, minutes, seconds] = parts.slice(1).map((part) => Number(part ?? 0));
  return ((days! * 24 + hours!) * 60 + minutes!) * 60 + seconds!;
}
