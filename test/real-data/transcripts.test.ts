import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultDetailLevel } from '../../lib/contract/detail-level.ts';
import { engine } from '../../lib/service/engine/offline-engine.ts';
import { extractAnswer } from '../../lib/text/extract-answer.ts';
import { keyPhrases } from '../../lib/text/key-phrases.ts';
import { splitWords } from '../../lib/text/split-words.ts';

interface Recording {
  id: string;
  lang: string;
  units: { text: string; speaker?: string; t?: number; e?: number }[];
}

const folder = join(process.env.GLOSS_DATA ?? '', 'text');
const sets = process.env.GLOSS_DATA && existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.jsonl')) : [];
/** The longest recordings of a set are the ones that could be too slow. */
const perSet = 3;

const longest = (name: string): Recording[] =>
  readFileSync(join(folder, name), 'utf8')
    .trim()
    .split('\n')
    .sort((a, b) => b.length - a.length)
    .slice(0, perSet)
    .map((line) => JSON.parse(line));

const cuesOf = ({ units }: Recording) =>
  units.map(({ text, speaker, t, e }, index) => ({ index, text, speaker, startTime: t ?? index, endTime: e ?? index + 1 }));

const requestFor = (recording: Recording, detailLevel: number) => {
  const cues = cuesOf(recording);
  return { cues, language: recording.lang, duration: cues.at(-1)!.endTime, detailLevel };
};

/** Whether a line's words stand, in their order, in the units that it cites; the name of their speaker may stand before them. */
function isCited({ text, cites }: { text: string; cites: number[] }, { units, lang }: Recording): boolean {
  const speaker = cites.map((cite) => units[cite]!.speaker ?? '').find((name) => name && text.startsWith(`${name}: `));
  const words = splitWords(speaker ? text.slice(speaker.length + 1) : text, lang);
  let place = 0;
  for (const word of splitWords(cites.map((cite) => units[cite]!.text).join(' '), lang)) if (word === words[place]) place++;
  return cites.length > 0 && place === words.length;
}

describe.skipIf(sets.length === 0)('real meetings and talks', { timeout: 60_000 }, () => {
  it.each(sets)('%s: summary and chapters, each line on the words it cites', async (name) => {
    for (const recording of longest(name)) {
      const digest = await engine.summarize(requestFor(recording, defaultDetailLevel));
      expect(digest.lines.length, recording.id).toBeGreaterThan(2);
      expect(digest.chapters.length, recording.id).toBeGreaterThan(0);
      const lines = [...digest.lines, ...digest.chapters.flatMap((chapter) => chapter.lines)];
      expect(lines.filter((line) => !isCited(line, recording))).toEqual([]);
    }
  });

  it.each(sets)('%s: more with every step of detail, in finer chapters', async (name) => {
    for (const recording of longest(name)) {
      const made = [];
      for (const level of [0, 250, 500, 750, 1000]) made.push(await engine.summarize(requestFor(recording, level)));
      const lengths = made.map(({ lines }) => [...lines.map(({ text }) => text).join(' ')].length);
      const counts = made.map(({ chapters }) => chapters.length);
      expect(lengths, recording.id).toEqual(lengths.toSorted((a, b) => a - b));
      expect(new Set(lengths).size, recording.id).toBe(5);
      expect(counts, recording.id).toEqual(counts.toSorted((a, b) => a - b));
      expect(counts[4], recording.id).toBeGreaterThan(counts[0]!);
    }
  });

  it.each(sets)('%s: whole sentences, where the source has them', async (name) => {
    const all: string[] = [];
    for (const recording of longest(name)) {
      const { lines, chapters } = await engine.summarize(requestFor(recording, defaultDetailLevel));
      all.push(...[...lines, ...chapters.flatMap((chapter) => chapter.lines)].map(({ text }) => text));
    }
    const whole = all.filter((text) => /^\P{L}*(?:\p{Lu}|\p{Lo})/u.test(text) && /[.?!。？！…]["'”’」]?$/u.test(text));
    expect(whole.length / all.length).toBeGreaterThanOrEqual(0.95);
  });

  it.each(sets)('%s: an answer on the words it cites, for what the transcript comes back to', (name) => {
    for (const recording of longest(name)) {
      const { id, lang, units } = recording;
      const [phrase] = keyPhrases(units, { language: lang, maxCount: 1 });
      const { passages, lines } = extractAnswer([{ id, units, language: lang }], phrase!.text);
      expect(passages.length, id).toBeGreaterThan(0);
      expect(lines.length, id).toBeGreaterThan(0);
      expect(lines.filter((line) => !isCited(line, recording))).toEqual([]);
    }
  });
});
