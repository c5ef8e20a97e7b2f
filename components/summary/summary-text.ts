import type { Cue } from '../../lib/contract/cue.ts';
import type { CitedLine } from '../../lib/records/summary.ts';
import { clockTime } from '../i18n/time.ts';
import { citations } from './citations.ts';

/** Formats a summary for the clipboard: title, address, and the lines with their times. */
export function summaryText({
  title,
  url,
  lines,
  cues,
}: {
  title: string;
  url: string;
  lines: CitedLine[];
  cues: Cue[];
}): string {
  const points = lines.map(({ text, cites }) => {
    const [first] = citations(cites, cues);
    return first ? `- [${clockTime(first.startTime)}] ${text}` : `- ${text}`;
  });
  return [title, url, '', ...points].join('\n');
}
