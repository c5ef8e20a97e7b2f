/** Characters, each one UTF-16 unit, and the strings that replace them. */
export type Replacements = Iterable<readonly [string, string]>;

/**
 * Returns a function that replaces characters of a text. It reads a table once for each unit, because transcripts are long and patterns
 * of many characters are slow. The table is made for the first text: most texts need those of their own language alone.
 */
export function replaceCharacters(list: () => Replacements): (text: string) => string {
  let table: { places: Uint16Array; replacements: string[] } | undefined;
  return (text) => {
    table ??= tableOf(list());
    const { places, replacements } = table;
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

function tableOf(list: Replacements): { places: Uint16Array; replacements: string[] } {
  const places = new Uint16Array(0x10000);
  const replacements = [''];
  for (const [character, replacement] of list) places[character.charCodeAt(0)] = replacements.push(replacement) - 1;
  return { places, replacements };
}
