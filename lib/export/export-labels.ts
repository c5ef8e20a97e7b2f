import type { ExportLabels } from '../contract/exporting.ts';

export const englishLabels: ExportLabels = {
  summary: 'Summary',
  chapters: 'Chapters',
  notes: 'Notes',
  quotes: 'Quotes',
  transcript: 'Transcript',
};
