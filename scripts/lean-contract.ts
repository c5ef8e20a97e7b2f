import { parseSync, Visitor } from 'oxc-parser';
import type { Plugin } from 'vite';

/** What a row tells HTTP, OpenAPI and agents; the message door needs its name and its input alone. */
const told = new Set(['summary', 'tool', 'tag', 'scope', 'stream', 'output']);
const registry = '.register(z.globalRegistry';

/** Leaves the contract's words for other doors out of the extension, where they would outweigh the schemas. */
export const leanContract = (): Plugin => ({
  name: 'lean-contract',
  transform: {
    filter: { id: /\/lib\/contract\/[\w-]+\.ts$/ },
    handler: (code, id) => withoutWords(code, id),
  },
});

/** The module without its rows' words, its schemas' descriptions and their names. */
export function withoutWords(code: string, id: string): string {
  const cuts: [from: number, to: number][] = [];
  const { program } = parseSync(id, code);
  new Visitor({
    CallExpression({ callee, arguments: given, end }) {
      const called = code.slice(callee.start, callee.end);
      if (called === 'operation' && given[0]?.type === 'ObjectExpression') {
        for (const property of given[0].properties) {
          if (property.type === 'Property' && property.key.type === 'Identifier' && told.has(property.key.name)) {
            cuts.push([property.start, code[property.end] === ',' ? property.end + 1 : property.end]);
          }
        }
      }
      const isWord = ({ start }: { start: number }) => code.startsWith('z.describe(', start);
      // A check of words alone would be an empty one, which no bundler drops.
      if (callee.type === 'MemberExpression' && given.length > 0 && given.every(isWord)) cuts.push([callee.object.end, end]);
      for (const [at, argument] of given.entries()) {
        if (!isWord(argument)) continue;
        const [before, after] = [given[at - 1], given[at + 1]];
        cuts.push(before ? [before.end, argument.end] : [argument.start, after?.start ?? argument.end]);
      }
      if (callee.type === 'MemberExpression' && code.slice(callee.object.end).trimStart().startsWith(registry)) {
        cuts.push([callee.object.end, end]);
      }
    },
  }).visit(program);
  const outermost = cuts.filter(([from, to]) => !cuts.some(([a, b]) => a <= from && to <= b && b - a > to - from));
  return outermost.sort(([a], [b]) => b - a).reduce((text, [from, to]) => text.slice(0, from) + text.slice(to), code);
}
