/**
 * Returns a function that replaces characters of a text by strings, each one UTF-16 unit. It reads a table once for each unit,
 * because transcripts are long and patterns of many characters are slow.
 */
export function replaceCharacters(pairs: Iterable<readonly [string, string]>): (text: string) => string {
  const places = new Uint16Array(0x10000);
  const replacements = [''];
  for (const [character, replacement] of pairs) places[character.charCodeAt(0)] = replacements.push(replacement) - 1;
  return (text) => {
    let replaced = '';
    let start = 0;
    for (let at = 0; at < text.length; at++) {
      const place = places[text.charCodeAt(at)]!;
      if (place === 0) continue;
      replaced += text.slice(start, at) + replacements[place]!;
      start = at + 1;
    }
    return start === 0 ? text : replaced + text.slice(start);
  };
}
