import type { Sentence } from '../subtitles/sentences.ts';

/** Marks that open a quotation, each with those that close it. */
const closers: Record<string, string> = { '"': '"', '“': '”', '”': '”', '„': '“”', '«': '»', '»': '«', '「': '」', '『': '』' };
const marks = /["“”„«»「」『』]/g;
/** Maximum number of sentences of a quotation; where more follow, the closing mark is missing. */
const maxSentences = 8;

/** The quotation that is open at the end of a text, and the offsets of closing marks that close none. */
interface QuotationMarks {
  open?: { mark: string; at: number } | undefined;
  unmatched: number[];
}

/** Returns which sentences are words of another whom they do not name, because the quotation began before them or with them. */
export function findQuoted(sentences: readonly Sentence[]): boolean[] {
  let mark: string | undefined;
  let count = 0;
  return sentences.map(({ text, speaker }, i) => {
    if (speaker !== sentences[i - 1]?.speaker || count > maxSentences) mark = undefined;
    const { open } = readMarks(text, mark);
    const isQuoted = mark !== undefined || open?.at === 0;
    count = mark === undefined ? 0 : count + 1;
    mark = open?.mark;
    return isQuoted;
  });
}

/** Returns a sentence of which every quotation is closed, and without marks that close a quotation of the sentences before. */
export function balanceQuotations(text: string): string {
  if (text.search(marks) < 0) return text;
  const { open, unmatched } = readMarks(text);
  const balanced = unmatched.reduceRight((rest, at) => rest.slice(0, at) + rest.slice(at + 1), text).replace(/ {2,}/g, ' ');
  return open ? balanced + closers[open.mark]![0]! : balanced;
}

function readMarks(text: string, before?: string): QuotationMarks {
  let open: QuotationMarks['open'] = before === undefined ? undefined : { mark: before, at: -1 };
  const unmatched: number[] = [];
  for (const { 0: mark, index: at } of text.matchAll(marks)) {
    const opens = canOpen(mark, text, at);
    if (open && !opens && closers[open.mark]!.includes(mark)) open = undefined;
    else if (!open && opens) open = { mark, at };
    // Straight marks also stand behind inches.
    else if (!open && !opens && !(mark === '"' && /\p{N}/u.test(text.charAt(at - 1)))) unmatched.push(at);
  }
  return { open, unmatched };
}

/** Returns whether a mark stands before a word and, where such marks close quotations too, behind none. */
const canOpen = (mark: string, text: string, at: number) =>
  Object.hasOwn(closers, mark) &&
  (mark === '«' ? /^\s?[^\s\p{P}]/u : /^[^\s.,;:!?)]/u).test(text.slice(at + 1, at + 3)) &&
  (!/["”«»]/.test(mark) || !/[^\s([{—–'’-]/.test(text.charAt(at - 1)));
