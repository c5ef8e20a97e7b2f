import type { ExportLabels } from '../../lib/contract/exporting.ts';
import { exportingText } from '../i18n/exporting-text.ts';

/** Returns the headings of exported texts in the UI language. */
export const exportLabels = (): ExportLabels => ({
  summary: exportingText('label.summary'),
  chapters: exportingText('label.chapters'),
  notes: exportingText('label.notes'),
  slides: exportingText('label.slides'),
  quotes: exportingText('label.quotes'),
  transcript: exportingText('label.transcript'),
  part: exportingText('label.part'),
});
