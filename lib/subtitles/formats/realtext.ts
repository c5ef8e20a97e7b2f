import { decodeHTML } from 'entities';
import { Leniencies, lostCue } from '../leniencies.ts';
import { attributePattern, removeComments, splitAt } from '../split-markup.ts';
import type { ParsedCaptions, RawCue } from '../subtitle-format.ts';

const never = Number.POSITIVE_INFINITY;

const beginPattern = attributePattern('begin');
const endPattern = attributePattern('end');
const windowPattern = /<window(\s[^<>]{0,500})>/i;
const durationPattern = attributePattern('duration');
const lineBreak = /<\/?(?:br|p)\s?\/?>/gi;

/**
 * Parses RealText: markup in which `<time begin="0:00:01.5" end="2.5"/>` times the text that follows, and `<clear/>` removes what
 * is shown. Text without an end is shown until then, or until the end of the window (`duration`). Text before the first time
 * begins at 0.
 */
export function parseRealtext(source: string): ParsedCaptions {
  const markup = removeComments(source);
  const cues: RawCue[] = [];
  const leniencies = new Leniencies();
  let shown: RawCue[] = [];
  const clearShown = (time: number) => {
    for (const cue of shown) if (cue.endTime === never) cue.endTime = time;
    shown = [];
  };
  let startTime: number | undefined = 0;
  let endTime = never;
  for (const { tag, body } of splitAt(`<time begin=0>${markup}`, /<(?=(?:time|clear)[\s/>])/i)) {
    if (/^time/i.test(tag)) {
      startTime = timeIn(tag, beginPattern);
      endTime = timeIn(tag, endPattern) ?? never;
      if (startTime === undefined) leniencies.add(lostCue, `<${tag}>`);
    } else if (startTime !== undefined) clearShown(startTime);
    const text = decodeHTML(
      body
        .replace(/\s+/g, ' ')
        .replace(lineBreak, '\n')
        .replace(/<[^<>]{0,500}>/g, ''),
    ).trim();
    if (startTime === undefined || text === '') continue;
    const cue: RawCue = { startTime, endTime, text };
    cues.push(cue);
    shown.push(cue);
  }
  clearShown(timeIn(windowPattern.exec(markup)?.[1] ?? '', durationPattern) ?? never);
  return { cues, leniencies: leniencies.list };
}

/** Returns the time of an attribute in seconds: `[[[days:]hours:]minutes:]seconds[.fraction]`; undefined without one. */
function timeIn(tag: string, pattern: RegExp): number | undefined {
  const text = pattern.exec(tag)?.[1] ?? '';
  if (!/^(?:\d{1,9}:){0,3}\d{1,9}(?:\.\d{1,9})?$/.test(text)) return undefined;
  const parts = text.split(':').map(Number);
  const scales = [86_400, 3600, 60, 1].slice(-parts.length);
  // In milliseconds, because sums of seconds are inexact.
  return parts.reduce((sum, part, at) => sum + Math.round(part * 1000) * scales[at]!, 0) / 1000;
}
