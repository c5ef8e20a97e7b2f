import type { Card } from '../records/card.ts';

/** Returns a card's sentence with its hidden part in the form of Anki's cloze deletions. */
export function clozeText({ text, hidden }: Pick<Card, 'text' | 'hidden'>): string {
  const [before, part, after] = [text.slice(0, hidden.from), text.slice(hidden.from, hidden.to), text.slice(hidden.to)];
  return `${withoutMarks(before)}{{c1::${withoutMarks(part)}}}${withoutMarks(after)}`;
}

/** Breaks up the marks of cloze deletions that a text may contain. */
const withoutMarks = (text: string): string => text.replaceAll('{{', '{ {').replaceAll('}}', '} }').replaceAll('::', ': :');
