/**
 * Writes the English words from which names are distinguished, for `lib/names/common-words.json`: `node test/eval/fit/list-common-words.ts`. Reads
 * the word lists of Debian's package scowl.
 */

import { Buffer } from 'node:buffer';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createWordFilter } from '../../../lib/names/word-filter.ts';
import { stem } from '../../../lib/text/stem.ts';

const folder = '/usr/share/dict/scowl';

function read(pattern: string): string[] {
  return globSync(`${folder}/${pattern}`).flatMap((file) => readFileSync(file, 'latin1').toLowerCase().split('\n'));
}

const stems = (words: string[]) =>
  new Set(words.filter((word) => /^[a-z]{2,}(?:'[a-z]+)?$/.test(word)).map((word) => stem(word, 'en')));
const common = stems(read('{english,american}-{words,contractions}.{10,20}'));
const listed = stems(read('{english,american}-words.{35,40,50}'));
const names = stems(read('{english,american}-{upper,proper-names}.{10,20,35,40,50}'));
for (const word of common) listed.delete(word);
for (const word of [...common, ...listed]) names.delete(word);
const text = (words: Set<string>) => Buffer.from(createWordFilter(words)).toString('base64');
writeFileSync(
  new URL('../../../lib/names/common-words.json', import.meta.url),
  `${JSON.stringify({ en: { common: text(common), listed: text(listed), name: text(names) } })}\n`,
);
console.log(`${common.size} common words, ${listed.size} others and ${names.size} names, by their stems`);
