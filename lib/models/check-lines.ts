import type { Grounding } from '../grounding/ground.ts';
import type { GroundingProblem, LeftOutPoint } from '../records/generation.ts';
import type { CitedLine } from '../records/summary.ts';
import { baseLanguage } from './output-language.ts';

/** The check of a model's lines against the text that they were written from. */
export interface LineCheck {
  /** Opened on the units whose indexes the lines cite. */
  grounding: Grounding;
  /** BCP 47 tag of the lines' language; empty if it isn't known. */
  language: string;
  /** Whether the text answers the user's own prompt, so that a line without support is shown and marked. */
  isCustom: boolean;
}

/** Checks lines. A line without a place of its own cites the units `around`. */
export type LineChecker = (lines: readonly CitedLine[], around: readonly number[]) => CheckedLines;

/** Lines that passed the check, and rejected lines with the reasons. */
export interface CheckedLines {
  lines: CitedLine[];
  leftOut: LeftOutPoint[];
}

/** Minimum support of a line without cites, which was placed by its words alone. */
const minPlacedSupport = 0.5;

/**
 * Creates a check that rejects the lines which their citations contradict, and that finds citations for lines without any. A line
 * in another language than its sources, or written to the user's own prompt, is marked instead of rejected when it shares no
 * words with them. Results are cached by line.
 */
export function createLineChecker({ grounding, language: tag, isCustom }: LineCheck): LineChecker {
  const language = baseLanguage(tag);
  const judged = new Map<string, CitedLine | LeftOutPoint>();

  function judge({ text, cites }: CitedLine, around: readonly number[]): CitedLine | LeftOutPoint {
    const isPlaced = cites.length === 0;
    const grounded = isPlaced ? grounding.ground([text], language)[0]! : grounding.groundCited(text, cites, language);
    const { problems, support, isComparable } = grounded;
    // Names have other forms in other languages ("Londres"), so an absent one is no contradiction there.
    const isDoubt = ({ kind }: GroundingProblem) => kind === 'unsupported' || (kind === 'name' && !isComparable);
    const isUnsupported = problems.some(isDoubt) || (isPlaced && support < minPlacedSupport);
    const placed = grounded.cites.length > 0 ? grounded.cites : [...around];
    if (problems.every(isDoubt) && (!isUnsupported || ((isCustom || !isComparable) && placed.length > 0)))
      return { text, cites: placed, ...(isUnsupported && { isUnsupported }) };
    return { text, problems: problems.length > 0 ? problems : [{ kind: 'unsupported', text }] };
  }

  return (lines, around) => {
    const checked: CheckedLines = { lines: [], leftOut: [] };
    for (const line of lines) {
      const key = JSON.stringify([line.text, line.cites.length > 0 ? line.cites : around]);
      const known = judged.get(key) ?? judge(line, around);
      judged.set(key, known);
      if ('cites' in known) checked.lines.push(known);
      else checked.leftOut.push(known);
    }
    return checked;
  };
}
