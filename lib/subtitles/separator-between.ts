import { unspaced, unspacedLetter } from './unspaced-scripts.ts';

/** Matches a mark of the width of a Chinese character, which has its own space; 々, 〆 and 〇 between them are letters. */
const wideMark = /[\u3001-\u3004\u3008-\u3011\uff01-\uff0f\uff1a-\uff1f]/;

/** Returns the separator between two texts in their script: a space, or nothing in scripts without spaces and beside their marks. */
export const separatorBetween = (left: string, right: string) => {
  const [last, first] = [left.slice(-1), right.slice(0, 1)];
  const isWide = wideMark.test(last) || wideMark.test(first);
  return isWide || (unspaced.test(last) && unspaced.test(first)) ? '' : ' ';
};

/** Returns the separator between two cues or sentences: what is spelled letter by letter without spaces has one between clauses. */
export const clauseSeparator = (left: string, right: string): string =>
  unspacedLetter.test(left.slice(-1)) && unspacedLetter.test(right.slice(0, 1)) ? ' ' : separatorBetween(left, right);
