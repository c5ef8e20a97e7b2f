import { findHiddenPart } from '../../lib/review/find-hidden-part.ts';
import { summarize } from '../../lib/text/summarize.ts';
import { load, mean } from './data.ts';
import { judgeLine } from './line-rules.ts';
import type { Table } from './table.ts';

const isWhole = (text: string) => /^\P{L}*(?:\p{Lu}|\p{Lo})/u.test(text) && /[.?!。？！…]["'”’」]?$/u.test(text);

/** Lines of English summaries at the default level of detail that a reader can't understand alone, and of cards made from them that can be, in percent. */
export function lineTable(): Table {
  const rows = ['qmsum.val', 'btc-en.dev', 'tinyrec.dev'].flatMap((set) => {
    const samples = load(set);
    if (samples.length === 0) return [];
    const lines = samples.flatMap(({ units, lang }) => summarize(units, { language: lang }).lines.map(({ text }) => text));
    const judged = lines.map(judgeLine);
    const cards = judged.filter((_, at) => findHiddenPart(lines[at]!, 'en'));
    const share = (has: (line: (typeof judged)[number]) => boolean) => 100 * mean(judged.map((line) => (has(line) ? 1 : 0)));
    return [
      {
        method: set,
        figures: {
          lines: lines.length,
          dependent: share(({ problem }) => problem !== undefined),
          pronoun: share(({ problem }) => problem === 'pronoun'),
          connective: share(({ problem }) => problem === 'connective'),
          question: share(({ problem }) => problem === 'question'),
          'I/we/you': share(({ isFirstPerson, isAttributed }) => isFirstPerson && !isAttributed),
          attributed: share(({ isAttributed }) => isAttributed),
          cards: (100 * cards.length) / lines.length,
          answerable: 100 * mean(cards.map(({ problem }) => (problem ? 0 : 1))),
          whole: 100 * mean(lines.map((line) => (isWhole(line) ? 1 : 0))),
        },
      },
    ];
  });
  const percent = ['dependent', 'pronoun', 'connective', 'question', 'I/we/you', 'attributed', 'cards', 'answerable', 'whole'];
  const columns = [{ name: 'lines', digits: 0 }, ...percent.map((name) => ({ name, digits: 1 }))];
  return { title: 'Lines that depend on others, %', columns, rows };
}
