import { detectLanguage } from '../../lib/text/language.ts';
import type { ModelRequest } from './model-request.ts';
import { phrases } from './phrases.ts';

export interface AnswerPoint {
  text: string;
  cite: number[];
  quote: string;
}
export interface ModelAnswer {
  title?: string;
  points?: AnswerPoint[];
  suggestedQuestions?: string[];
  items?: { id: number; text: string }[];
}

/**
 * Returns the answer of a faithful model: it picks the longest lines, or those that match the question, and quotes them
 * verbatim.
 */
export function goodAnswer(request: ModelRequest, language = wantedLanguage(request)): ModelAnswer {
  const { kind, lines, user, system } = request;
  const data = lines.map(({ text }) => text).join(' ');
  const isForeign = (text: string) => language !== '' && (detectLanguage(text) || detectLanguage(data, language)) !== language;
  const translated = (text: string, id: number) => (isForeign(text) ? `${phrases[language] ?? phrases.en} ${id}` : text);
  // Different sentences without a number, because one that the transcript lacks would be no translation.
  const rotated = (id: number) => {
    const phrase = phrases[language] ?? phrases.en!;
    const gap = phrase.includes(' ') ? ' ' : '';
    const words = phrase.toLowerCase().split(gap);
    return [phrase, ...words.slice(id % words.length), ...words.slice(0, id % words.length)].join(gap);
  };
  if (kind === 'lines') {
    const isTranslation = system.startsWith('You translate');
    return { items: lines.map(({ id, text }) => ({ id, text: isTranslation ? translated(text, id) : polished(text) })) };
  }
  const question = /^The question: (.*)$/m.exec(user)?.[1] ?? '';
  const count = Number(/at most (\d+)/.exec(system)?.[1] ?? 2);
  const worth = ({ text }: { text: string }) => (question ? sharedWords(question, text) : text.length);
  const chosen = [...lines]
    .sort((a, b) => worth(b) - worth(a))
    .slice(0, count)
    .sort((a, b) => a.id - b.id);
  // A passage is long; the sentence that matches the question best is enough.
  const restated = (text: string) =>
    kind === 'reply'
      ? text.split(/(?<=[.!?。])\s*/).sort((a, b) => sharedWords(question, b) - sharedWords(question, a))[0]!
      : text;
  // A number that the transcript doesn't have would be no translation.
  const points = chosen.map(({ id, text }) => ({
    text: isForeign(restated(text)) ? rotated(id) : restated(text),
    cite: [id],
    quote: quoteOf(text),
  }));
  return {
    ...(kind === 'part' && { title: isForeign(data) ? `${phrases[language]}`.slice(0, 60) : quoteOf(chosen[0]?.text ?? '') }),
    points,
    ...(kind === 'reply' && { suggestedQuestions: chosen.map(({ text }) => `${quoteOf(translated(text, 0))}?`) }),
  };
}

/** Returns the base tag of the language that the prompt asks for. */
export const wantedLanguage = ({ system }: ModelRequest): string =>
  /^\d+\. Write .* in [^(\n]*\(([a-z]+)[^)]*\)/m.exec(system)?.[1] ?? '';

const polished = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}${/\p{P}$/u.test(text) ? '' : '.'}`;

const quoteOf = (text: string) => (text.includes(' ') ? text.split(' ').slice(0, 8).join(' ') : text.slice(0, 12));

const sharedWords = (one: string, other: string) => {
  const words = new Set(other.toLowerCase().match(/\p{L}{3,}/gu));
  return (one.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => words.has(word)).length;
};
