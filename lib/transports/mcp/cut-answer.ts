import { countTokens } from './count-tokens.ts';

/** A part of a long answer. */
export interface AnswerPart {
  /** The answer with its short fields, and the part of its lists and long texts that this part of the answer contains. */
  value: Record<string, unknown>;
  /** Start of the next part, in characters of lists and long texts; undefined at the end. */
  next?: number;
  /** Characters of all lists and long texts. */
  total: number;
}

/** Maximum length of strings that every part of the answer repeats whole. */
const maxWholeLength = 1000;
/** Characters of a long text that stay together. */
const fragmentLength = 200;
/** Tokens of the comma between two entries, at most. */
const separatorTokens = 1;
/** Entries of lists that are longer, as JSON, are cut themselves. */
const maxEntryLength = 1500;

/**
 * Cuts an answer to a number of tokens, from a place on: lists between their entries, long texts between words. Short fields are
 * repeated in every part, so each part has the form of the whole.
 */
export function cutAnswer(answer: Record<string, unknown>, start: number, maxTokens: number): AnswerPart {
  let at = 0;
  let used = 0;
  let taken = 0;
  let next: number | undefined;

  /** Returns whether a piece, written as JSON, belongs to the part, and moves behind it. */
  const takes = (json: string): boolean => {
    const from = at;
    at += json.length;
    if (from < start || next !== undefined) return false;
    const tokens = countTokens(json) + separatorTokens;
    // The first piece is taken in any case, or a part could be empty.
    if (used + tokens > maxTokens && from > start) {
      next = from;
      return false;
    }
    used += tokens;
    taken++;
    return true;
  };

  function cutText(text: string): string {
    let part = '';
    for (let from = 0; from < text.length; ) {
      const fragment = text.slice(from, endOfFragment(text, from));
      from += fragment.length;
      if (takes(JSON.stringify(fragment))) part += fragment;
    }
    return part;
  }

  function cutList(entries: readonly unknown[]): unknown[] {
    return entries.flatMap((entry) => {
      const json = JSON.stringify(entry);
      if (json.length <= maxEntryLength || !isDivisible(entry)) return takes(json) ? [entry] : [];
      const before = { used, taken };
      used += tokensOf(skeletonOf(entry));
      const part = cut(entry);
      if (taken > before.taken) return [part];
      used = before.used;
      return [];
    });
  }

  function cut(value: unknown): unknown {
    if (typeof value === 'string') return value.length > maxWholeLength ? cutText(value) : value;
    if (Array.isArray(value)) return cutList(value);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, cut(field)]));
  }

  used = tokensOf(skeletonOf(answer));
  const value = cut(answer) as Record<string, unknown>;
  return { value, ...(next !== undefined && { next }), total: at };
}

const tokensOf = (value: unknown): number => countTokens(JSON.stringify(value));

/** Whether a value contains a list or a long text. */
function isDivisible(value: unknown): boolean {
  if (typeof value === 'string') return value.length > maxWholeLength;
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.values(value).some(isDivisible);
}

/** Returns the fields that every part of the answer contains. */
function skeletonOf(value: unknown): unknown {
  if (typeof value === 'string') return value.length > maxWholeLength ? '' : value;
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, skeletonOf(field)]));
}

/** The end of the fragment that starts at a place: after the last space within its length, and never within a character. */
function endOfFragment(text: string, from: number): number {
  const end = from + fragmentLength;
  if (end >= text.length) return text.length;
  const space = text.slice(from, end).lastIndexOf(' ');
  if (space > 0) return from + space + 1;
  return text.codePointAt(end - 1)! > 0xffff ? end + 1 : end;
}
