import type { Plugin } from 'vite';

const text = String.raw`(?:'(?:[^'\\]|\\.)*'|${'`'}(?:[^${'`'}\\]|\\.)*${'`'})`;
const inBraces = String.raw`\{(?:[^{}'${'`'}]|${text})*\}`;
const describe = String.raw`z\.describe\(\s*${text},?\s*\)`;
/** What only a server and its descriptions need, each with the comma or the line break that belongs to it. */
const unused = [
  String.raw`\b(?:summary|description|tool):\s*${text},`,
  // A description that operations share.
  String.raw`\bdescription: [a-z]\w*,`,
  String.raw`\b(?:scope|tag): '\w+',`,
  String.raw`\b(?:isReadOnly|reachesSites): true,`,
  String.raw`\bagents: \{(?:[^{}'${'`'}]|${text}|${inBraces})*\},`,
  // Descriptions of fields and parameters: alone in a check, or beside others.
  String.raw`\.check\(\s*${describe},?\s*\)`,
  String.raw`,\s*${describe}`,
  String.raw`${describe},\s*`,
  String.raw`\s*\.register\(z\.globalRegistry, ${inBraces}\)`,
];
const pattern = new RegExp(unused.join('|'), 'g');

/** Returns a module of the contract without descriptions, names of schemas, tools and what a server decides by. */
export const removeDescriptions = (code: string): string => code.replace(pattern, '');

/** Returns a recipe without its example and the notes on its age, which only tests and readers of the file use. */
export function removeRecipeNotes(file: string): string {
  const { example: _example, checked: _checked, ages: _ages, ...recipe } = JSON.parse(file);
  return JSON.stringify(recipe);
}

/**
 * Leaves the descriptions of the contract and of the own recipes out of the extension: only the server's API description and its
 * tools for agents show them, and they were a twentieth of the worker.
 */
export const withoutDescriptions: Plugin = {
  name: 'without-descriptions',
  enforce: 'pre',
  transform: {
    filter: { id: /\/lib\/(?:contract\/[\w-]+\.ts|sites\/recipes\/[\w-]+\.json)$/ },
    handler: (code, id) => ({ code: id.endsWith('.json') ? removeRecipeNotes(code) : removeDescriptions(code), map: null }),
  },
};
