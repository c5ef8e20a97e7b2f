/** The few words that an exported text needs, in the language of the one who exports. */
export interface ExportLabels {
  summary: string;
  chapters: string;
  notes: string;
  quotes: string;
  transcript: string;
}

export const englishLabels: ExportLabels = {
  summary: 'Summary',
  chapters: 'Chapters',
  notes: 'Notes',
  quotes: 'Quotes',
  transcript: 'Transcript',
};
