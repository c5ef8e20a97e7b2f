/**
 * Returns the JSON object that a page's script assigns after `marker`, as in `var x = {…};`, or undefined. Counts balanced
 * braces outside strings, because a title may contain a brace. Takes linear time: every character is read at most once for each
 * of the first `maxPlaces` occurrences of the marker.
 */
export function embeddedJson(html: string, marker: string, maxPlaces = 4): unknown {
  let from = 0;
  for (let place = 0; place < maxPlaces; place++) {
    const at = html.indexOf(marker, from);
    if (at < 0) return undefined;
    from = at + marker.length;
    const start = findObjectStart(html, from);
    if (start < 0) continue;
    const end = findObjectEnd(html, start);
    if (end < 0) continue;
    try {
      return JSON.parse(html.slice(start, end));
    } catch {
      // Another object of the same name, such as code that mentions it.
    }
  }
  return undefined;
}

/** Returns the start of the object; only the characters of `"] = ` may precede it. */
function findObjectStart(html: string, from: number): number {
  for (let i = from; i < from + 20; i++) {
    const character = html[i];
    if (character === '{') return i;
    if (character === undefined || !' \t\r\n=:"\'])('.includes(character)) return -1;
  }
  return -1;
}

function findObjectEnd(html: string, start: number): number {
  let depth = 0;
  let inString = false;
  for (let i = start; i < html.length; i++) {
    switch (html.charCodeAt(i)) {
      case 0x5c: // backslash
        if (inString) i++;
        break;
      case 0x22: // quote
        inString = !inString;
        break;
      case 0x7b: // {
        if (!inString) depth++;
        break;
      case 0x7d: // }
        if (!inString && --depth === 0) return i + 1;
        break;
    }
  }
  return -1;
}
