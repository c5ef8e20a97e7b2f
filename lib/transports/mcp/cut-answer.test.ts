import { describe, expect, it } from 'vitest';
import { writeJson } from '../well-formed-json.ts';
import { countTokens } from './count-tokens.ts';
import { cutAnswer } from './cut-answer.ts';

type Answer = Record<string, unknown>;

/** Returns all parts of an answer, each as large as allowed. */
function partsOf(answer: Answer, maxTokens: number): Answer[] {
  const parts: Answer[] = [];
  for (let start: number | undefined = 0; start !== undefined; ) {
    const { value, next } = cutAnswer(answer, start, maxTokens);
    expect(next ?? Number.POSITIVE_INFINITY).toBeGreaterThan(start);
    parts.push(value);
    start = next;
  }
  return parts;
}

const sentences = Array.from({ length: 300 }, (_, at) => `The ${at}. train of the day needed the time of “one” clock, 時鐘 🕰️`);

describe('cutAnswer', () => {
  it('returns a short answer as it is', () => {
    const answer = { success: true, list: [{ a: 1 }, 'b', null], nothing: null, text: 'short' };
    expect(cutAnswer(answer, 0, 500)).toEqual({ value: answer, total: expect.any(Number) });
  });

  it.each([500, 1000, 3800])('cuts lists and texts to %i tokens, and the parts are the whole', (maxTokens) => {
    const text = sentences.join('\n');
    const cues = sentences.map((sentence, at) => ({ startTime: at * 9.5, text: sentence }));
    const chapters = [0, 1].map((number) => ({ title: `Chapter ${number}`, content: text, lines: sentences.slice(0, 50) }));
    const answer = { id: 'web:talk', detail: { title: 'Time', cues }, chapters, text, total: 7 };
    const parts = partsOf(answer, maxTokens);
    for (const part of parts) {
      expect(countTokens(writeJson(part))).toBeLessThanOrEqual(1.05 * maxTokens);
      expect(part).toMatchObject({ id: 'web:talk', detail: { title: 'Time' }, total: 7 });
    }
    expect(parts.flatMap(({ detail }) => (detail as typeof answer.detail).cues)).toEqual(cues);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    for (const { title, content, lines } of chapters) {
      const own = parts.flatMap((part) => (part.chapters as typeof chapters).filter((chapter) => chapter.title === title));
      expect(own.map((chapter) => chapter.content).join('')).toBe(content);
      expect(own.flatMap((chapter) => chapter.lines)).toEqual(lines);
    }
  });

  it('returns an entry that is larger than a part in a part of its own', () => {
    const list = Array.from({ length: 3 }, () => ({ text: '時'.repeat(900) }));
    expect(partsOf({ list }, 800)).toEqual(list.map((entry) => ({ list: [entry] })));
  });

  it('cuts a text without spaces, and no character', () => {
    const text = '🕰️時'.repeat(5000);
    const parts = partsOf({ text }, 1000).map((part) => part.text as string);
    expect(parts.join('')).toBe(text);
    expect(parts.every((part) => part.isWellFormed())).toBe(true);
  });
});
