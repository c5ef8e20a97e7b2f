import type { Plugin } from 'vite';

/** Matches the texts of `z.describe(…)`, and those of the fields `summary` and `description`. */
const description = /(\bz\.describe\(\s*|\b(?:summary|description):\s*)('(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)/g;
/** Matches the calls that name a schema in the API description. */
const registration = /\s*\.register\(z\.globalRegistry, \{ id: '[^']*' \}\)/g;

/** Returns a module of the contract without the descriptions of operations, fields and parameters, and the names of schemas. */
export const removeDescriptions = (code: string): string => code.replace(description, "$1''").replace(registration, '');

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
