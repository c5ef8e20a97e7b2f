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

/** Returns what the worker needs of a recipe, which gives its name to the recipe reader in the offscreen document. */
export function removeRecipeRules(file: string): string {
  const { name, title, hosts, addresses, cues } = JSON.parse(file);
  return JSON.stringify({ name, title, hosts, addresses, cues });
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
    handler(code, id) {
      const { define = {} } = this.environment.config;
      // Firefox has no offscreen document: the recipe reader runs in its event page.
      const isWorker =
        define['import.meta.env.ENTRYPOINT'] === '"background"' && String(define['import.meta.env.FIREFOX']) === 'false';
      const shorten = !id.endsWith('.json') ? removeDescriptions : isWorker ? removeRecipeRules : removeRecipeNotes;
      return { code: shorten(code), map: null };
    },
  },
};
