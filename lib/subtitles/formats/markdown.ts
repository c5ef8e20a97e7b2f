import type { Cue } from '../../contract/cue.ts';
import { formatTimeRange } from '../format-time.ts';
import { linesOf } from '../lines.ts';
import { parseClock } from '../parse-clock.ts';
import type { ParsedCaptions, RawCue } from '../subtitle-format.ts';

const stamp = /^\*\*([\d:.]{4,20})(?: \u2013 ([\d:.]{4,20}))?\*\* (?:\*\*((?:\\.|[^*\\]){1,300}):\*\* )?/;

/** Parses the output of `writeMarkdown`; other lines, such as titles, are ignored. */
export function parseMarkdown(text: string): ParsedCaptions {
  const cues: RawCue[] = [];
  const lines = linesOf(text);
  for (let line = lines.next(); line !== undefined; line = lines.next()) {
    const match = stamp.exec(line);
    if (!match) continue;
    const startTime = parseClock(match[1]!);
    if (startTime === undefined) continue;
    const endTime = parseClock(match[2] ?? '') ?? Number.POSITIVE_INFINITY;
    cues.push({
      startTime,
      endTime,
      text: unescapeMarkdown(line.slice(match[0].length)),
      speaker: match[3] && unescapeMarkdown(match[3]),
    });
  }
  return { cues };
}

/** Writes one paragraph per cue: `**0:12** **Ann:** text`. */
export function writeMarkdown(cues: Cue[]): string {
  const paragraphs = cues.map((cue, i) => {
    const speaker = cue.speaker ? `**${escapeMarkdown(cue.speaker)}:** ` : '';
    return `**${formatTimeRange(cue, cues[i + 1])}** ${speaker}${escapeMarkdown(cue.text)}\n`;
  });
  return paragraphs.join('\n');
}

const escapeMarkdown = (text: string) => text.replace(/[\\`*_[\]<>~|&]/g, '\\$&');
const unescapeMarkdown = (text: string) => text.replace(/\\([!-/:-@[-`{-~])/g, '$1');
