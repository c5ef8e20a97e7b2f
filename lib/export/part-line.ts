import type { ExportLabels } from '../contract/exporting.ts';
import { paddedClockTime } from '../markdown/summary-markdown.ts';
import { englishLabels } from './export-labels.ts';

/** Writes how far a media item is transcribed, in seconds of the whole duration; empty if it is whole. */
export function partLine(transcribedSeconds: number | undefined, duration: number, labels?: ExportLabels): string {
  if (transcribedSeconds === undefined) return '';
  const whole = duration > 0 ? ` / ${paddedClockTime(duration)}` : '';
  return `${labels?.part ?? englishLabels.part} ${paddedClockTime(transcribedSeconds)}${whole}`;
}
