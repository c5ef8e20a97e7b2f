import { parseSync } from 'oxc-parser';

/** One name or comment of a source file. */
export interface NameOccurrence {
  /** 1-based. */
  line: number;
  text: string;
}

/** The identifiers of a source file (each once, where it first stands) and its doc comments. */
export interface SourceNames {
  identifiers: NameOccurrence[];
  docComments: NameOccurrence[];
}

/** Reads identifiers, private names and JSX attributes, but no strings; properties that a string names are not found. */
export function readNames(path: string, text: string): SourceNames {
  const { program, comments } = parseSync(path, text);
  const lineEnds = Array.from(text.matchAll(/\n/g), ({ index }) => index);
  const lineAt = (offset: number) => lineEnds.findLastIndex((end) => end < offset) + 2;
  const first = new Map<string, number>();
  const visit = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { type, name, start } = node as { type?: string; name?: unknown; start?: number };
    const isName = type === 'Identifier' || type === 'PrivateIdentifier' || type === 'JSXIdentifier';
    if (isName && typeof name === 'string' && start !== undefined && !(first.get(name)! <= start)) first.set(name, start);
    for (const child of Object.values(node)) visit(child);
  };
  visit(program);
  return {
    identifiers: [...first].map(([name, start]) => ({ text: name, line: lineAt(start) })),
    docComments: comments
      .filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
      .map(({ value, start }) => ({ text: docText(value), line: lineAt(start) })),
  };
}

const docText = (comment: string): string =>
  comment
    .slice(1)
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''))
    .join('\n')
    .trim();

/** The words of a name, in lower case: split at capitals, digits, hyphens and underscores. */
export const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
