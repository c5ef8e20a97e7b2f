import { parseSync, Visitor } from 'oxc-parser';
import { applyMutation, type Mutation, type Span } from './find-mutations.ts';

/** Text around a part of a file. */
interface Wrap extends Span {
  before: string;
  after: string;
}

/**
 * Returns the text of a file with several mutations, each of which is off until `globalThis.mutations.active` is its id. The file
 * also notes which of them it comes to, and that its loops are still running.
 */
export function switchMutations(path: string, text: string, mutations: readonly (Mutation & { id: number })[]): string {
  const loops: Wrap[] = [];
  const addLoop = ({ body: { start, end } }: { body: Span }) =>
    void loops.push({ start, end, before: '{globalThis.mutations?.tick();', after: '}' });
  new Visitor({
    WhileStatement: addLoop,
    DoWhileStatement: addLoop,
    ForStatement: addLoop,
    ForOfStatement: addLoop,
    ForInStatement: addLoop,
  }).visit(parseSync(path, text).program);
  return insert(text, [...loops, ...mutations.map((mutation) => wrapMutation(text, mutation.id, mutation))]);
}

function wrapMutation(text: string, id: number, mutation: Mutation): Wrap {
  const { start, end } = mutation.whole;
  const isActive = `globalThis.mutations?.reach(${id})`;
  if (mutation.kind === 'statement') return { start, end, before: `{if (!${isActive}) `, after: '}' };
  const mutated = applyMutation(text, mutation).slice(start, end + mutation.replacement.length - (mutation.end - mutation.start));
  return { start, end, before: `(${isActive} ? (${mutated}) : (`, after: '))' };
}

/** Inserts the texts around parts that may contain each other. */
function insert(text: string, wraps: readonly Wrap[]): string {
  const outerFirst = wraps.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const inserts = [
    ...outerFirst.toReversed().map(({ end, after }) => ({ at: end, isEnd: true, text: after })),
    ...outerFirst.map(({ start, before }) => ({ at: start, isEnd: false, text: before })),
  ].sort((a, b) => a.at - b.at || Number(b.isEnd) - Number(a.isEnd));
  let result = '';
  let done = 0;
  for (const { at, text: inserted } of inserts) {
    result += text.slice(done, at) + inserted;
    done = at;
  }
  return result + text.slice(done);
}
