import type { Cue } from '../../contract/cue.ts';
import { linesOf } from '../lines.ts';
import type { Parsed, RawCue } from '../subtitle-format.ts';
import { parseClock } from '../timing.ts';
import { writtenRange } from '../written-times.ts';

const stamp = /^\*\*([\d:.]{4,20})(?: \u2013 ([\d:.]{4,20}))?\*\* (?:\*\*((?:\\.|[^*\\]){1,300}):\*\* )?/;

/** What `writeMarkdown` writes; other lines, titles for example, are not for the transcript. */
export function parseMarkdown(text: string): Parsed {
  const cues: RawCue[] = [];
  const lines = linesOf(text);
  for (let line = lines.next(); line !== undefined; line = lines.next()) {
    const match = stamp.exec(line);
    const startTime = match ? parseClock(match[1]!) : undefined;
    if (!match || startTime === undefined) continue;
    const endTime = parseClock(match[2] ?? '') ?? Number.POSITIVE_INFINITY;
    cues.push({ startTime, endTime, text: unescaped(line.slice(match[0].length)), speaker: match[3] && unescaped(match[3]) });
  }
  return { cues };
}

/** A paragraph a cue: `**0:12** **Ann:** text`. */
export function writeMarkdown(cues: Cue[]): string {
  const paragraphs = cues.map((cue, i) => {
    const speaker = cue.speaker ? `**${escaped(cue.speaker)}:** ` : '';
    return `**${writtenRange(cue, cues[i + 1])}** ${speaker}${escaped(cue.text)}\n`;
  });
  return paragraphs.join('\n');
}

const escaped = (text: string) => text.replace(/[\\`*_[\]<>~|&]/g, '\\$&');
const unescaped = (text: string) => text.replace(/\\([!-/:-@[-`{-~])/g, '$1');
