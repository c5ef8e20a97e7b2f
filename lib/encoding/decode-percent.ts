/** Decodes the percent-encoded characters of a text; returns a text that is not decodable as it is. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
