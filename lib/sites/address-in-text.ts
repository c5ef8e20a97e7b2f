const address = /https?:\/\/[^\s<>"\u200b-\u200f\u2060\ufeff\u3000-\u3011\uff01\uff08\uff09\uff0c\uff1a\uff1b\uff1f]{1,8000}/i;
const closing = new Set(".,;:!?)]}'’”…*_");

/** Returns the first http(s) address in a text, without the punctuation around it; undefined if there is none. */
export function addressInText(text: string): string | undefined {
  const found = address.exec(text)?.[0];
  if (found === undefined) return undefined;
  let end = found.length;
  while (closing.has(found[end - 1]!)) end--;
  return found.slice(0, end);
}
