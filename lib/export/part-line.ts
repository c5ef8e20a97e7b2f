import type { ExportLabels } from '../contract/exporting.ts';
import { timestamp } from '../text/markdown.ts';
import { englishLabels } from './export-labels.ts';

/** Writes how far a media item is transcribed, in seconds of the whole duration; empty if it is whole. */
export function partLine(transcribedSeconds: number | undefined, duration: number, labels?: ExportLabels): string {
  if (transcribedSeconds === undefined) return '';
  return `${labels?.part ?? englishLabels.part} ${timestamp(transcribedSeconds)}${duration > 0 ? ` / ${timestamp(duration)}` : ''}`;
}
