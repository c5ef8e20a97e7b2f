import type { CitedLine } from '../records/summary.ts';
import { lineText, readDocument, type Statement } from './document.ts';
import { findPromotions, promotedStatements } from './find-promotions.ts';
import { asksOnly } from './general-questions.ts';
import { isIntroduction } from './introductions.ts';
import { isQuestion } from './is-question.ts';
import { detectLanguage } from './language.ts';
import { type Merit, meritPhrases } from './merit-phrases.ts';
import { type Outcome, outcomePhrases } from './outcome-phrases.ts';
import { overviewWords } from './overview-words.ts';
import { rankStatements } from './ranking.ts';
import { findNames, formatNames } from './speaker-labels.ts';
import { selectLines, wordBudget } from './summarize.ts';
import type { TextUnit } from './text-unit.ts';

const outcomes: readonly (Outcome | 'speakers')[] = ['speakers', 'decisions', 'tasks', 'conclusion'];
const merits: readonly Merit[] = ['merits', 'pros', 'cons'];
/** Maximum number of speakers that are named. */
const maxSpeakers = 12;
/** Number of sentences from the start in which speakers are introduced, and maximum number of introductions that are quoted. */
const introductory = { sentences: 40, max: 3 } as const;
/** Share of the sentences from which a conclusion is taken that is not announced as one. */
const endShare = 0.85;

/**
 * Returns what a question about a whole recording asks for: who speaks, what was decided, what is to be done, the conclusion, or what
 * speaks for and against something ("pros and cons"); undefined for any other. `language` is the recording's (BCP 47 base tag); the
 * question may be in another one.
 */
export function readOutcome(question: string, language: string): Outcome | Merit | 'speakers' | undefined {
  for (const tag of new Set([language, detectLanguage(question)])) {
    const phrases = outcomePhrases(tag);
    const outcome = phrases && outcomes.find((one) => asksOnly(question, tag, phrases.asking[one]));
    if (outcome) return outcome;
    const ofMerits = meritPhrases(tag);
    const merit = ofMerits && merits.find((one) => asksOnly(question, tag, ofMerits.asking[one]));
    if (merit) return merit;
  }
  return undefined;
}

/** Answers such a question about one transcript, in its order; without lines if the transcript does not say it. */
export function answerOutcome(
  units: readonly TextUnit[],
  outcome: Outcome | Merit | 'speakers',
  language: string,
  maxWords: number,
): CitedLine[] {
  if (outcome === 'speakers') return listSpeakers(units, language);
  const stating = { ...outcomePhrases(language)?.stating, ...meritPhrases(language)?.stating }[outcome];
  if (!stating) return [];
  const ranking = rankStatements(readDocument(units, language));
  const { statements } = ranking.document;
  const promoted = promotedStatements(findPromotions(statements, language));
  const candidates = [...statements.keys()].filter((i) => !promoted.has(i) && !isQuestion(statements[i]!.text));
  const states = ({ text, isComplete }: Statement) => isComplete && stating.test(text.replaceAll('’', "'"));
  const stated = candidates.filter((i) => states(statements[i]!));
  const isAtEnd = (i: number) => i >= Math.min(endShare * statements.length, statements.length - 1);
  // Talks announce interim results, too; meetings come to their decisions and tasks at any time.
  const concluding = outcome === 'conclusion' ? stated.filter(isAtEnd) : stated;
  // A selection leaves out short sentences, which may be all that is stated.
  const statedWords = concluding.reduce((sum, i) => sum + statements[i]!.length, 0);
  if (concluding.length > 0 && statedWords <= maxWords) return concluding.map((i) => quote(statements[i]!));
  const selected = concluding.length > 0 || outcome !== 'conclusion' ? concluding : candidates.filter(isAtEnd);
  return selectLines(ranking, [selected], wordBudget(maxWords));
}

/**
 * Names the speakers in the order in which they begin, or counts them where their labels are no names. Quotes how they are introduced
 * where nothing is labeled.
 */
function listSpeakers(units: readonly TextUnit[], language: string): CitedLine[] {
  const firstUnits = new Map<string, number>();
  for (const [i, { speaker }] of units.entries()) if (speaker && !firstUnits.has(speaker)) firstUnits.set(speaker, i);
  if (firstUnits.size === 0) return quoteIntroductions(units, language);
  const label = overviewWords(language)?.speakers;
  if (label === undefined) return [];
  const names = [...findNames([...firstUnits.keys()])].slice(0, maxSpeakers);
  const list = formatNames(names, firstUnits.size - names.length, language);
  const cited = names.length === 0 ? [...firstUnits.values()].slice(0, maxSpeakers) : names.map((name) => firstUnits.get(name)!);
  return [{ text: `${label}: ${list}`, cites: cited }];
}

function quoteIntroductions(units: readonly TextUnit[], language: string): CitedLine[] {
  const { statements } = readDocument(units, language);
  return statements
    .slice(0, introductory.sentences)
    .filter(({ text, isComplete }) => isComplete && !isQuestion(text) && isIntroduction(text, language))
    .slice(0, introductory.max)
    .map(quote);
}

const quote = (statement: Statement): CitedLine => ({
  text: lineText(statement),
  cites: Array.from({ length: statement.to - statement.from }, (_, i) => statement.from + i),
});
