import { Leniencies, lostCue } from '../leniencies.ts';
import { parseClock } from '../parse-clock.ts';
import type { ParsedCaptions, RawCue } from '../subtitle-format.ts';
import { walkMarkup } from '../walk-markup.ts';

/**
 * Parses the Universal Subtitle Format, XML of `<subtitle start="00:00:01.500" stop="00:00:02.500"><text>one<br/>two</text></subtitle>`;
 * `duration` may replace `stop`. A subtitle of several texts is several cues.
 */
export function parseUsf(source: string): ParsedCaptions {
  const cues: RawCue[] = [];
  const leniencies = new Leniencies();
  let language: string | undefined;
  let times: Pick<RawCue, 'startTime' | 'endTime'> | undefined;
  let cue: RawCue | undefined;
  const visitor = {
    open(name: string, attributes: Record<string, string>) {
      if (name === 'language') language ??= attributes.code;
      if (name === 'subtitle') {
        const startTime = timeOf(attributes.start);
        const length = timeOf(attributes.duration);
        const endTime =
          timeOf(attributes.stop) ?? (startTime !== undefined && length !== undefined ? startTime + length : undefined);
        times = startTime === undefined ? undefined : { startTime, endTime: endTime ?? Number.POSITIVE_INFINITY };
        if (!times) leniencies.add(lostCue, `start="${attributes.start ?? ''}"`);
      }
      if (name === 'text' && times) cue = { ...times, text: '', ...(attributes.speaker && { speaker: attributes.speaker }) };
      if (name === 'br' && cue) cue.text += '\n';
    },
    close(name: string) {
      if (name !== 'text' || !cue) return;
      // Line breaks of the file are layout.
      cue.text = cue.text.trim();
      if (cue.text !== '') cues.push(cue);
      cue = undefined;
    },
    text(text: string) {
      if (cue) cue.text += text.replace(/\s+/g, ' ');
    },
  };
  walkMarkup(source, visitor, 'xml');
  return { language, cues, leniencies: leniencies.list };
}

/** Returns a time in seconds: `HH:MM:SS.mmm`, or seconds; undefined for anything else. */
function timeOf(text: string | undefined): number | undefined {
  const trimmed = text?.trim() ?? '';
  const time = parseClock(trimmed) ?? Number(trimmed || Number.NaN);
  return Number.isNaN(time) ? undefined : time;
}
