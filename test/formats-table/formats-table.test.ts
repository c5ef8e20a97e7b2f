import { describe, expect, it } from 'vitest';
import type { Cue } from '../../lib/contract/cue.ts';
import { boxOfSettings, settingsOfBox } from '../../lib/subtitles/cue-position.ts';
import { readCaptions } from '../../lib/subtitles/read-captions.ts';
import { type SubtitleFormat, subtitleFormats } from '../../lib/subtitles/subtitle-format.ts';
import { type WrittenFormat, writeSubtitles, writtenFormats } from '../../lib/subtitles/write-subtitles.ts';
import { type ExpectedCue, readFixture } from './fixture.ts';
import { lineFixtures } from './line-fixtures.ts';
import { markupFixtures } from './markup-fixtures.ts';
import { addErrors, columns, type ErrorCounts, measure, noErrors } from './measure.ts';
import { playerFixtures } from './player-fixtures.ts';
import { transcriptFixtures } from './transcript-fixtures.ts';

const fixtures = { ...lineFixtures, ...playerFixtures, ...markupFixtures, ...transcriptFixtures };
const writers: Partial<Record<SubtitleFormat, WrittenFormat>> = {
  webvtt: 'vtt',
  srt: 'srt',
  ass: 'ass',
  ttml: 'ttml',
  'plain-text': 'txt',
  markdown: 'md',
  json: 'json',
};

const truthOf = ([startTime, endTime, text, more]: ExpectedCue) => ({
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
  it.each(fixtures[name] ?? [])('reads $file', ({ file, expected }) => {
    const { format, cues } = readFixture(file);
    expect({ format, ...measure(cues, expected) }).toEqual({ format: name, ...noErrors });
    expect(cues.map(factsOf)).toEqual(expected.map(truthOf));
  });
});

/** Facts of a cue that a written format keeps: only JSON has the times of words, and prose has no place on the picture. */
const comparisons: Record<WrittenFormat, (cue: Cue) => unknown> = {
  json: (cue) => cue,
  vtt: ({ words: _, ...cue }) => cue,
  ttml: ({ words: _, position, ...cue }) => ({ ...cue, place: placeOf(position) }),
  ass: ({ words: _, position, startTime, endTime, ...cue }) => ({
    ...cue,
    hundredths: [startTime, endTime].map((time) => Math.round(time * 100)),
    place: placeOf(position),
  }),
  srt: ({ words: _, position: __, ruby: ___, ...cue }) => cue,
  txt: ({ words: _, position: __, ruby: ___, ...cue }) => cue,
  md: ({ words: _, position: __, ruby: ___, ...cue }) => cue,
};
const placeOf = (position: string | undefined) => settingsOfBox(boxOfSettings(position));

/** Counts the cues that are others once they have been written and read back. */
function changedBy(format: WrittenFormat, read: Cue[][]): number {
  const comparable = (cue: Cue | undefined) => JSON.stringify(cue && comparisons[format](cue));
  return read.reduce((sum, cues) => {
    const back = readCaptions({ text: writeSubtitles(cues, format) }).cues;
    return sum + Math.abs(back.length - cues.length) + cues.filter((cue, i) => comparable(cue) !== comparable(back[i])).length;
  }, 0);
}

it('every format is read and written without a fault', () => {
  const read: Cue[][] = [];
  const errorsOf = (name: SubtitleFormat) =>
    (fixtures[name] ?? []).reduce<ErrorCounts>((sum, { file, expected }) => {
      const { cues } = readFixture(file);
      read.push(cues);
      return addErrors(sum, measure(cues, expected));
    }, noErrors);
  const measured = subtitleFormats.map((name) => ({ name, fixtures: fixtures[name]?.length ?? 0, errors: errorsOf(name) }));
  const rows = measured.map((row) => {
    const writer = writers[row.name];
    return { ...row, changed: writer && changedBy(writer, read) };
  });
  const table = [
    ['format', 'fixtures', ...columns, 'changed'],
    ...rows.map((row) => [row.name, row.fixtures, ...columns.map((column) => row.errors[column]), row.changed ?? '-']),
  ];
  const line = ([name, ...cells]: (string | number)[]) =>
    String(name).padEnd(16) + cells.map((cell) => String(cell).padStart(10)).join('');
  console.log(table.map(line).join('\n'));
  expect(rows.filter(({ fixtures }) => fixtures < 2)).toEqual([]);
  expect(rows.map((row) => row.errors)).toEqual(rows.map(() => noErrors));
  expect(rows.flatMap(({ changed }) => changed ?? [])).toEqual(writtenFormats.map(() => 0));
});
