import type { Grounding } from '../grounding/ground.ts';
import type { LeftOutPoint } from '../records/generation.ts';
import type { CitedLine } from '../records/summary.ts';
import { baseLanguage } from './output-language.ts';

/** How lines of a model are held against what they were written from. */
export interface LineCheck {
  /** Opened on the units whose indexes the lines cite. */
  grounding: Grounding;
  /** BCP 47 tag of the lines' language; empty if it isn't known. */
  language: string;
  /** Whether a line without support is shown, because the user's own prompt decided what the text is about. */
  isCustom: boolean;
}

/** Lines that hold, and those that don't with the reasons. */
export interface CheckedLines {
  lines: CitedLine[];
  leftOut: LeftOutPoint[];
}

/** Minimum support of a line without cites, which was placed by its words alone. */
const minPlacedSupport = 0.5;

/**
 * Creates a check that leaves out the lines that what they cite contradicts, and gives places to lines without any. A line in
 * another language than its sources, or to the user's own prompt, is never left out for a lack of common words. The same line
 * is judged once.
 */
export function lineChecker({ grounding, language: tag, isCustom }: LineCheck): (lines: readonly CitedLine[]) => CheckedLines {
  const language = baseLanguage(tag);
  const judged = new Map<string, CitedLine | LeftOutPoint>();

  function judge({ text, cites }: CitedLine): CitedLine | LeftOutPoint {
    const isPlaced = cites.length === 0;
    const grounded = isPlaced ? grounding.ground([text], language)[0]! : grounding.groundCited(text, cites, language);
    const { problems, support, isComparable } = grounded;
    const isUnsupported = problems.some(({ kind }) => kind === 'unsupported') || (isPlaced && support < minPlacedSupport);
    const isContradicted = problems.some(({ kind }) => kind !== 'unsupported');
    const mayBeUnsupported = (isCustom || !isComparable) && grounded.cites.length > 0;
    if (!isContradicted && (!isUnsupported || mayBeUnsupported))
      return { text, cites: grounded.cites, ...(isUnsupported && { isUnsupported }) };
    return { text, problems: problems.length > 0 ? problems : [{ kind: 'unsupported', text }] };
  }

  return (lines) => {
    const checked: CheckedLines = { lines: [], leftOut: [] };
    for (const line of lines) {
      const key = JSON.stringify([line.text, line.cites]);
      const known = judged.get(key) ?? judge(line);
      judged.set(key, known);
      if ('cites' in known) checked.lines.push(known);
      else checked.leftOut.push(known);
    }
    return checked;
  };
}
