import type { ExportLabels } from '../contract/exporting.ts';

export const englishLabels: Required<ExportLabels> = {
  summary: 'Summary',
  chapters: 'Chapters',
  notes: 'Notes',
  quotes: 'Quotes',
  transcript: 'Transcript',
  slides: 'Slides',
  part: 'Transcribed up to',
};
