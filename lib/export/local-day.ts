/** Returns the calendar day of a time in the host's time zone, as ISO 8601 writes it: 2026-11-30. */
export function localDay(time: number): string {
  const date = new Date(time);
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${String(date.getFullYear()).padStart(4, '0')}-${month}-${day}`;
}
