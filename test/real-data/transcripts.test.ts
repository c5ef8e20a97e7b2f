import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { engine } from '../../lib/service/engine.ts';

interface Recording {
  id: string;
  lang: string;
  units: { text: string; speaker?: string; t?: number; e?: number }[];
}

const folder = join(process.env.GLOSS_DATA ?? '', 'text');
const sets = process.env.GLOSS_DATA && existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.jsonl')) : [];
/** The longest recordings of a set are the ones that could be too slow. */
const perSet = 5;

const longest = (name: string): Recording[] =>
  readFileSync(join(folder, name), 'utf8')
    .trim()
    .split('\n')
    .sort((a, b) => b.length - a.length)
    .slice(0, perSet)
    .map((line) => JSON.parse(line));

describe.skipIf(sets.length === 0)('real meetings and talks', () => {
  it.each(sets)('%s: summary and chapters in under 2 s, each line on the words it cites', async (name) => {
    for (const { id, lang, units } of longest(name)) {
      const cues = units.map(({ text, speaker, t, e }, index) => ({
        index,
        text,
        speaker,
        startTime: t ?? index,
        endTime: e ?? index + 1,
      }));
      const start = performance.now();
      const digest = await engine.summarize({ cues, language: lang, duration: cues.at(-1)!.endTime, detailLevel: 400 });
      expect(performance.now() - start, id).toBeLessThan(2000);
      expect(digest.lines.length, id).toBeGreaterThan(2);
      expect(digest.chapters.length, id).toBeGreaterThan(0);
      for (const { text, cites } of digest.lines) {
        const said = cites.map((cite) => cues[cite]!.text.toLowerCase()).join(' ');
        for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) expect(said, id).toContain(word);
      }
    }
  });
});
