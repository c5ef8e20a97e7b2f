import type { Cue } from '../../lib/contract/cue.ts';
import type { CitedLine } from '../../lib/records/summary.ts';
import { clockTime } from '../i18n/time.ts';
import { citations } from './citations.ts';

/** Formats a summary for the clipboard: title, address, what it is about, and the lines with their times. */
export function summaryText({
  title,
  url,
  overview,
  lines,
  cues,
}: {
  title: string;
  url: string;
  overview?: string;
  lines: CitedLine[];
  cues: Cue[];
}): string {
  const points = lines.map(({ text, cites }) => {
    const [first] = citations(cites, cues);
    return first ? `- [${clockTime(first.startTime)}] ${text}` : `- ${text}`;
  });
  return [title, url, '', ...(overview ? [overview, ''] : []), ...points].join('\n');
}
