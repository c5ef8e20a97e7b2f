import type { Plugin } from 'vite';

const text = String.raw`(?:'(?:[^'\\]|\\.)*'|${'`'}(?:[^${'`'}\\]|\\.)*${'`'})`;
const inBraces = String.raw`\{(?:[^{}'${'`'}]|${text})*\}`;
const describe = String.raw`z\.describe\(\s*${text},?\s*\)`;
/** What only an API description and tools for agents need, each with the comma or the line break that belongs to it. */
const unused = [
  String.raw`\b(?:summary|description|tool):\s*${text},`,
  String.raw`\bagents: \{(?:[^{}'${'`'}]|${text}|${inBraces})*\},`,
  // Descriptions of fields and parameters: alone in a check, or beside others.
  String.raw`\.check\(\s*${describe},?\s*\)`,
  String.raw`,\s*${describe}`,
  String.raw`${describe},\s*`,
  String.raw`\s*\.register\(z\.globalRegistry, ${inBraces}\)`,
];
const pattern = new RegExp(unused.join('|'), 'g');

/** Returns a module of the contract without descriptions, names of schemas and tools. */
export const removeDescriptions = (code: string): string => code.replace(pattern, '');

/**
 * Leaves the descriptions of the contract out of the extension: only the server's API description and its tools for agents show
 * them, and they were a twentieth of the worker.
 */
export const withoutDescriptions: Plugin = {
  name: 'without-descriptions',
  enforce: 'pre',
  transform: {
    filter: { id: /\/lib\/contract\/[\w-]+\.ts$/ },
    handler: (code) => ({ code: removeDescriptions(code), map: null }),
  },
};
