/** Marks that separate clauses, as words of their own. */
const token = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’-][\p{L}\p{N}\p{M}]+)*|[,;:]/gu;

/** Endings that show a word's class, in the order in which they are tried. */
const endings = ['ing', 'ed', 'ly', 'tion', 'ment', 'ness', 'ity', 'er', 'ive', 'ous', 'able', 'al', 'ic', 'ss', 's'];

/**
 * Returns the words of an English sentence as classes: a common word as itself, others by their ending, capital or digits, between
 * a start and an end. Of two sentences that differ in their subject only the classes are mostly the same.
 */
export function wordClasses(text: string, common: ReadonlySet<string>, maxWords: number): string[] {
  const classes = ['^'];
  for (const [word] of text.replaceAll('’', "'").matchAll(token)) {
    if (classes.length > maxWords) break;
    classes.push(classOf(word, classes.length === 1, common));
  }
  classes.push('$');
  return classes;
}

function classOf(word: string, isFirst: boolean, common: ReadonlySet<string>): string {
  const plain = word.toLowerCase();
  if (common.has(plain)) return plain;
  if (/\p{N}/u.test(word)) return '#';
  if (!isFirst && word !== plain) return 'N';
  const ending = endings.find((end) => plain.length > end.length + 2 && plain.endsWith(end));
  return ending ? `-${ending}` : plain.length < 4 ? '_' : '__';
}
