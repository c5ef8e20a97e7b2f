import type { ExportLabels } from '../contract/exporting.ts';
import { timestamp } from '../text/markdown.ts';
import { englishLabels } from './export-labels.ts';

/** How much of a medium was heard, where it was a part; empty for the whole. Seconds. */
export function partLine(heard: number | undefined, duration: number, labels?: ExportLabels): string {
  if (heard === undefined) return '';
  return `${labels?.part ?? englishLabels.part} ${timestamp(heard)}${duration > 0 ? ` / ${timestamp(duration)}` : ''}`;
}
