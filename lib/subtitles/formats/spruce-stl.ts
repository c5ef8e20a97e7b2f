import { Leniencies, lostCue } from '../leniencies.ts';
import { linesOf } from '../lines.ts';
import type { ParsedCaptions, RawCue } from '../subtitle-format.ts';

const linePattern = /^\s{0,9}(\d\d:\d\d:\d\d[:;.]\d\d)\s{0,9},\s{0,9}(\d\d:\d\d:\d\d[:;.]\d\d)\s{0,9},(.*)$/;
/** Frame rates of PAL and NTSC, which the file does not name. */
const palRate = 25;
const ntscRate = 30;
/** Switches for bold, italic and underlined text. */
const styleSwitch = /\^[BIU]/g;

/**
 * Parses the text form of Spruce STL: `00:00:01:15 , 00:00:02:15 , text|second line`, in hours, minutes, seconds and frames. Lines of
 * settings (`$FontName = Arial`) and comments (`//`) are left out. A file with frames from 25 on has 30 a second, any other 25.
 */
export function parseSpruceStl(source: string): ParsedCaptions {
  const cues: (RawCue & { frames: [number, number] })[] = [];
  const leniencies = new Leniencies();
  const lines = linesOf(source);
  for (let line = lines.next(); line !== undefined; line = lines.next()) {
    const [, start, end, text] = linePattern.exec(line) ?? [];
    if (start !== undefined) {
      const frames: [number, number] = [framesOf(start), framesOf(end!)];
      const written = text!
        .replace(styleSwitch, '')
        .split('|')
        .map((part) => part.trim());
      cues.push({ startTime: secondsOf(start), endTime: secondsOf(end!), text: written.join('\n').trim(), frames });
    } else if (line.trim() !== '' && !/^\s{0,9}(?:\$|\/\/)/.test(line)) leniencies.add(lostCue, line);
  }
  const rate = cues.some(({ frames }) => Math.max(...frames) >= palRate) ? ntscRate : palRate;
  return {
    cues: cues.map(({ frames: [start, end], startTime, endTime, text }) => ({
      startTime: startTime + start / rate,
      endTime: endTime + end / rate,
      text,
    })),
    leniencies: leniencies.list,
  };
}

const framesOf = (time: string): number => Number(time.slice(-2));

function secondsOf(time: string): number {
  const [hours, minutes, seconds] = time.split(/[:;.]/).map(Number);
  return 3600 * hours! + 60 * minutes! + seconds!;
}
