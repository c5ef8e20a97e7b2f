import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exceptions, storedNames } from './exceptions.ts';
import { isSentence, readFailureMessages } from './failure-messages.ts';
import { readNames, wordsOf } from './read-names.ts';
import { retiredInComments, retiredInNames } from './retired-words.ts';

const root = join(import.meta.dirname, '..', '..');
const paths = globSync('{lib,components,entrypoints,server,web,scripts,test,demo}/**/*.{ts,tsx,mjs}', { cwd: root })
  .filter((path) => !/node_modules|\/fixtures\//.test(path))
  .sort();
const sources = paths.map((path) => {
  const text = readFileSync(join(root, path), 'utf8');
  return { path, ...readNames(path, text), messages: readFailureMessages(path, text) };
});

const oneOf = (words: readonly string[]) => new RegExp(`(?<![a-z])(?:${words.join('|')})(?![a-z])`);
const [inNames, inComments] = [oneOf(retiredInNames), oneOf(retiredInComments)];
const retiredWord = (name: string) => inNames.exec(wordsOf(name).join(' '))?.[0];
const isAllowed = (name: string) => storedNames.has(name) || Object.hasOwn(exceptions, name);

/** Beginnings that leave a doc comment without a subject; "Whether …" is usual for a boolean. */
const noSubject =
  /^(?:What|Who|Whoever|Where|Through|(?:How|Of|By|Why)\s+(?:a|an|the|it|its|they|this|that|many|much|long|far|often)\b)/;

describe('the vocabulary', () => {
  it('is read from every source file', () => expect(paths).toContain('test/vocabulary/vocabulary.test.ts'));

  it('has no retired word in a file name', () => {
    const files = paths.flatMap((path) => (retiredWord(path.replace(/\.[a-z.]+$/, '').replaceAll('/', '-')) ? [path] : []));
    expect(files).toEqual([]);
  });

  it('has no retired word in an identifier', () => {
    const found = sources.flatMap(({ path, identifiers }) =>
      identifiers.filter(({ text }) => retiredWord(text) && !isAllowed(text)).map(({ text, line }) => `${path}:${line} ${text}`),
    );
    expect(found).toEqual([]);
  });

  it('has no retired word in a doc comment', () => {
    const found = sources.flatMap(({ path, docComments }) =>
      docComments.flatMap(({ text, line }) => {
        const word = inComments.exec(text.toLowerCase().replace(/\s+/g, ' '))?.[0];
        return word ? [`${path}:${line} ${word}`] : [];
      }),
    );
    expect(found).toEqual([]);
  });

  it('begins doc comments with a subject', () => {
    const product = sources.filter(({ path }) => /^(lib|components|entrypoints|server|web)\//.test(path));
    const all = product.flatMap(({ path, docComments }) => docComments.map((comment) => ({ path, ...comment })));
    const bare = all
      .filter(({ text }) => noSubject.test(text))
      .map(({ path, line, text }) => `${path}:${line} ${text.slice(0, 60)}`);
    expect(all.length).toBeGreaterThan(0);
    expect(bare).toEqual([]);
  });

  it('writes messages of failures as sentences', () => {
    const product = sources.filter(({ path }) => !/\.test\.tsx?$|^test\//.test(path));
    const found = product.flatMap(({ path, messages }) => messages.map((message) => ({ path, ...message })));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ text }) => !isSentence(text)).map(({ path, line, text }) => `${path}:${line} ${text}`)).toEqual([]);
  });

  it('has fewer than 20 exceptions, each used and with a reason', () => {
    const used = new Set(sources.flatMap(({ identifiers }) => identifiers.map(({ text }) => text)));
    const names = Object.keys(exceptions);
    expect(names.length).toBeLessThan(20);
    expect(names.filter((name) => !used.has(name) || !retiredWord(name) || !exceptions[name])).toEqual([]);
    expect([...storedNames].filter((name) => !used.has(name) || !retiredWord(name))).toEqual([]);
  });
});

describe('the vocabulary check', () => {
  it.each(['wish', 'keptItems', 'faultsOf', 'engineRoom', 'EngineRoomPort', 'gave_way', '#told', 'TELLS'])('finds %s', (name) =>
    expect(retiredWord(name)).toBeDefined(),
  );
  it.each(['wishful', 'keep', 'roommate', 'default', 'engineRequest', 'surface', 'returned'])('passes %s', (name) =>
    expect(retiredWord(name)).toBeUndefined(),
  );
  it('reads identifiers and doc comments, not strings', () => {
    const { identifiers, docComments } = readNames(
      'a.ts',
      `/** The wish. */\nconst a = { b: 'told' };\n// plain\nclass C { #d = a.b }`,
    );
    expect(identifiers.map(({ text }) => text).sort()).toEqual(['C', 'a', 'b', 'd']);
    expect(docComments).toEqual([{ text: 'The wish.', line: 1 }]);
  });
  it('reads the messages of failures', () => {
    const source = `new Failure('offline');\nnew Failure('invalid', \`id: \${a}\`);\nnew Failure('timeout', a ? 'One.' : b);`;
    expect(readFailureMessages('a.ts', source)).toEqual([
      { line: 2, text: `id: \${a}` },
      { line: 3, text: 'One.' },
    ]);
  });
  it.each([
    'No card.',
    `\${host} answered.`,
    'cursor: It is old.',
    `ffmpeg ended: \${error.message}`,
    `“\${url}” is no address.`,
  ])('passes the message %s', (message) => expect(isSentence(message)).toBe(true));
  it.each(['no card.', 'No card', 'cursor: it is old.', `No card \${id}`, 'live'])('finds the message %s', (message) =>
    expect(isSentence(message)).toBe(false),
  );
});
