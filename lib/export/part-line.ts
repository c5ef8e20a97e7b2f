import type { ExportLabels } from '../contract/exporting.ts';
import { timestamp } from '../text/markdown.ts';
import { englishLabels } from './export-labels.ts';

/** How much of a medium was heard, where it was a part; empty for the whole. Seconds. */
export function partLine(transcribedSeconds: number | undefined, duration: number, labels?: ExportLabels): string {
  if (transcribedSeconds === undefined) return '';
  return `${labels?.part ?? englishLabels.part} ${timestamp(transcribedSeconds)}${duration > 0 ? ` / ${timestamp(duration)}` : ''}`;
}
