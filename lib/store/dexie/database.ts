import Dexie, { type Table } from 'dexie';
import type { Content, Paragraph, Summary, Task, Transcript } from '../../ports.ts';

/** A transcript is one compressed record: a row a cue took 100 times as long to write. */
export interface PackedTranscript extends Omit<Transcript, 'cues'> {
  cues: Uint8Array<ArrayBuffer>;
}
export interface PolishedText {
  contentId: string;
  trackId: string;
  paragraphs: Paragraph[];
}

export type GlossDatabase = Dexie & {
  contents: Table<Content, string>;
  transcripts: Table<PackedTranscript, [string, string]>;
  summaries: Table<Summary, string>;
  polished: Table<PolishedText, [string, string]>;
  tasks: Table<Task, string>;
};

/** The worker writes it, pages read it live. */
export function openDatabase(name = 'gloss'): GlossDatabase {
  const database = new Dexie(name) as GlossDatabase;
  database.version(1).stores({
    contents: 'contentId, sourceUrl',
    transcripts: '[contentId+trackId], [contentId+createdAt]',
    summaries: 'summaryId, [contentId+createdAt], [contentId+key+createdAt]',
    polished: '[contentId+trackId]',
    tasks: 'taskId, status, [contentId+createdAt], [url+createdAt]',
  });
  return database;
}
