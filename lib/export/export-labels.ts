import type { ExportLabels } from '../contract/exporting.ts';

/** Headings for exports whose caller passes none. */
export const englishLabels: Required<ExportLabels> = {
  summary: 'Summary',
  chapters: 'Chapters',
  notes: 'Notes',
  quotes: 'Quotes',
  transcript: 'Transcript',
  slides: 'Slides',
  part: 'Transcribed up to',
};
