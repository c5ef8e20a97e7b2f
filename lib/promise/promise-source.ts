import { cellOf } from '../grounding/evidence.ts';
import { indexTranscript, type TranscriptIndex } from '../grounding/transcript-index.ts';
import { boundaryEvidence } from '../text/boundary-evidence.ts';
import { chapterStarts } from '../text/chapters.ts';
import { readTermStream } from '../text/term-stream.ts';
import type { TextUnit } from '../text/text-unit.ts';

/** A range of cells: the first, and the one after the last. */
export type CellRange = readonly [from: number, to: number];

/** A transcript in which the answer to a title is looked for. */
export interface PromiseSource {
  index: TranscriptIndex;
  /** The chapter around each cell, of the usual and of the finest division. */
  chapters: readonly (readonly CellRange[])[];
}

/** Level of detail of the finest division into chapters. */
const finestLevel = 1000;

/** Reads a transcript, whose language is a BCP 47 base tag, in time proportional to its length. */
export function readPromiseSource(units: readonly TextUnit[], language: string): PromiseSource {
  const index = indexTranscript(units, language);
  const stream = readTermStream(units, language);
  const evidence = boundaryEvidence(stream);
  const chapters = [undefined, finestLevel].map((detailLevel) =>
    rangesByCell([0, ...chapterStarts(stream, evidence, { detailLevel })], index),
  );
  return { index, chapters };
}

function rangesByCell(starts: readonly number[], { wordsBefore, cellCount }: TranscriptIndex): CellRange[] {
  const bounds = [...starts.map((unit) => cellOf(wordsBefore[unit]!)), cellCount];
  const ranges: CellRange[] = [];
  for (let i = 0; i + 1 < bounds.length; i++) {
    const range: CellRange = [bounds[i]!, Math.max(bounds[i]! + 1, bounds[i + 1]!)];
    for (let cell = bounds[i]!; cell < bounds[i + 1]!; cell++) ranges.push(range);
  }
  return ranges;
}
