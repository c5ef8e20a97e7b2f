import { describe, expect, it } from 'vitest';
import type { Cue } from '../../lib/contract/cue.ts';
import { readCaptions } from '../../lib/subtitles/read-captions.ts';
import { type SubtitleFormat, subtitleFormats } from '../../lib/subtitles/subtitle-format.ts';
import { type WrittenFormat, writeSubtitles, writtenFormats } from '../../lib/subtitles/write-subtitles.ts';
import { readFixture, type Said } from './fixture.ts';
import { lineFixtures } from './line-fixtures.ts';
import { markupFixtures } from './markup-fixtures.ts';
import { addFaults, columns, type Faults, measure, noFaults } from './measure.ts';
import { transcriptFixtures } from './transcript-fixtures.ts';

const fixtures = { ...lineFixtures, ...markupFixtures, ...transcriptFixtures };
const writers: Partial<Record<SubtitleFormat, WrittenFormat>> = {
  webvtt: 'vtt',
  srt: 'srt',
  'plain-text': 'txt',
  markdown: 'md',
  json: 'json',
};

/** What was measured: the cells of the table. */
const faults = new Map<SubtitleFormat, Faults>();
const read: Cue[][] = [];

const truthOf = ([startTime, endTime, text, more]: Said) => ({
  startTime,
  endTime,
  text,
  speaker: more?.speaker,
  words: more?.words,
});
const factsOf = ({ startTime, endTime, text, speaker, words }: Cue) => ({
  startTime,
  endTime,
  text,
  speaker,
  words: words?.map((word): [number, string] => [word.startTime, word.text]),
});

describe.each(subtitleFormats)('%s', (name) => {
  it.each(fixtures[name] ?? [])('reads $file', ({ file, said }) => {
    const { format, cues } = readFixture(file);
    read.push(cues);
    const found = measure(cues, said);
    faults.set(name, addFaults(faults.get(name) ?? noFaults, found));
    expect({ format, ...found }).toEqual({ format: name, ...noFaults });
    expect(cues.map(factsOf)).toEqual(said.map(truthOf));
  });
});

/** How many cues are others once they have been written and read back; only JSON keeps the times of words. */
function changedBy(format: WrittenFormat): number {
  const kept = (cue: Cue | undefined) => JSON.stringify(format === 'json' ? cue : { ...cue, words: undefined });
  return read.reduce((sum, cues) => {
    const back = readCaptions({ text: writeSubtitles(cues, format) }).cues;
    return sum + Math.abs(back.length - cues.length) + cues.filter((cue, i) => kept(cue) !== kept(back[i])).length;
  }, 0);
}

it('every format is read and written without a fault', () => {
  const rows = subtitleFormats.map((name) => {
    const writer = writers[name];
    return {
      name,
      fixtures: fixtures[name]?.length ?? 0,
      faults: faults.get(name),
      changed: writer && changedBy(writer),
    };
  });
  const table = [
    ['format', 'fixtures', ...columns, 'changed'],
    ...rows.map((row) => [row.name, row.fixtures, ...columns.map((column) => row.faults?.[column] ?? '?'), row.changed ?? '-']),
  ];
  const line = ([name, ...cells]: (string | number)[]) =>
    String(name).padEnd(16) + cells.map((cell) => String(cell).padStart(10)).join('');
  console.log(table.map(line).join('\n'));
  expect(rows.filter(({ fixtures }) => fixtures < 2)).toEqual([]);
  expect(rows.map((row) => row.faults)).toEqual(rows.map(() => noFaults));
  expect(rows.flatMap(({ changed }) => changed ?? [])).toEqual(writtenFormats.map(() => 0));
});
