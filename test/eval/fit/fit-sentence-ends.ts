import { toSimplified } from '../../../lib/encoding/simplified-characters.ts';
import { isHesitation } from '../../../lib/text/fillers.ts';
import type { MarkNetwork } from '../../../lib/text/mark-network.ts';
import { speakerTurns } from '../../../lib/text/speaker-turns.ts';
import { locateWords } from '../../../lib/text/split-words.ts';
import type { Sample } from '../data.ts';
import { fitMarkNetwork } from './fit-mark-network.ts';

/** Number of words from which a turn is read. */
const minWords = 9;

interface Turn {
  words: string[];
  /** The mark behind each word. */
  marks: ('end' | 'clause' | undefined)[];
}

/**
 * Networks for the ends of sentences in speech without marks, and in Chinese also for those of clauses, from transcripts that have
 * marks.
 */
export function fitSentenceEnds(english: readonly Sample[], chinese: readonly Sample[]): Record<'en' | 'zh', MarkNetwork> {
  return {
    en: fitMarks(english, 'en', [(mark) => mark === 'end']),
    zh: fitMarks(chinese, 'zh', [(mark) => mark === 'end', (mark) => mark !== undefined]),
  };
}

function fitMarks(
  samples: readonly Sample[],
  language: string,
  kinds: readonly ((mark: Turn['marks'][number]) => boolean)[],
): MarkNetwork {
  const turns = samples.filter(({ lang }) => lang === language).flatMap((sample) => readTurns(sample, language));
  return fitMarkNetwork(
    turns.map(({ words, marks }) => ({
      words: words.map(toSimplified),
      marks: marks.map((mark) => kinds.map((isKind) => Number(isKind(mark)))),
    })),
    kinds.length,
  );
}

const readTurns = ({ units }: Sample, language: string): Turn[] =>
  speakerTurns(units)
    .map((turn) => readTurn(turn.map((unit) => units[unit]!.text).join(' '), language))
    .filter(({ words }) => words.length >= minWords);

function readTurn(text: string, language: string): Turn {
  const turn: Turn = { words: [], marks: [] };
  const located = locateWords(text, language);
  for (const [i, { text: word, end }] of located.entries()) {
    const gap = text.slice(end, located[i + 1]?.start);
    const mark = /[.?!](?!\d)|[。？！]/.test(gap) ? 'end' : /[,;:，、；：]/.test(gap) ? 'clause' : undefined;
    if (!isHesitation(word)) {
      turn.words.push(word);
      turn.marks.push(mark);
    } else if (mark === 'end' && turn.marks.length > 0) turn.marks[turn.marks.length - 1] = mark;
  }
  return turn;
}
