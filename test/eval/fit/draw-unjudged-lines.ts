/**
 * Prints lines for a reader to judge, as rows of test/eval/judged-lines.tsv with "?" for the judgment: from each training meeting
 * of QMSum, as it is and without marks, a sentence of the better half and a line of its summary, none that was judged before. `node
 * test/eval/fit/draw-unjudged-lines.ts [seed]`, with GLOSS_DATA.
 */
import { lineText, readDocument, type Statement } from '../../../lib/text/document.ts';
import { rankStatements } from '../../../lib/text/ranking.ts';
import { meritWeight } from '../../../lib/text/selection.ts';
import { summarize } from '../../../lib/text/summarize.ts';
import { seededRandom } from '../../seeded-random.ts';
import { asBareCues, load, type Sample } from '../data.ts';
import { judgedLines } from '../judged-lines.ts';

/** Lengths in words of a sentence that is drawn. */
const lengths = { min: 7, max: 45 } as const;

const judged = new Set(judgedLines().map(({ text }) => text));
const next = seededRandom(Number(process.argv[2] ?? 1));
const draw = <T>(values: readonly T[]): T | undefined => values[Math.floor(next() * values.length)];

/** Returns the better half of the sentences that may become a line. */
function betterHalf({ units, lang }: Sample): Statement[] {
  const { document, closeness, merit } = rankStatements(readDocument(units, lang));
  const ranked = document.statements
    .map((statement, i) => ({ statement, worth: closeness[i]! + meritWeight * merit[i]! }))
    .filter(({ statement: { length } }) => length >= lengths.min && length <= lengths.max)
    .filter(({ statement: { standing, attribution } }) => standing === 'alone' || attribution !== undefined)
    .sort((a, b) => b.worth - a.worth);
  return ranked.slice(0, ranked.length / 2).map(({ statement }) => statement);
}

const meetings = load('qmsum.train');
if (meetings.length === 0) console.error('Nothing to draw from: set GLOSS_DATA to the folder that holds text/*.jsonl.');
for (const meeting of meetings) {
  for (const marks of ['with', 'without']) {
    const sample = marks === 'with' ? meeting : asBareCues(meeting);
    const statements = betterHalf(sample).filter(({ text }) => !judged.has(text));
    const lines = new Set(summarize(sample.units, { language: sample.lang }).lines.map(({ text }) => text));
    const inSummary = statements.filter((statement) => lines.has(lineText(statement)));
    for (const drawn of [draw(statements), draw(inSummary)])
      if (drawn) console.log(['?', marks, drawn.attribution ?? '', drawn.text].join('\t'));
  }
}
