import type { Answer } from './host.ts';
import type { Line } from './words.ts';

/** Formats seconds as `00:01:02.345`; SRT needs a comma before the milliseconds. */
export const clock = (seconds: number, mark = '.') => {
  const ms = Math.round(seconds * 1000);
  const hours = String(Math.floor(ms / 3_600_000)).padStart(2, '0');
  return `${hours}:${new Date(ms).toISOString().slice(14, 23).replace('.', mark)}`;
};

export const vttCue = ({ startTime, endTime, text }: Line) => `${clock(startTime)} --> ${clock(endTime)}\n${text}\n\n`;
export const vtt = (lines: Line[]) => `WEBVTT\n\n${lines.map(vttCue).join('')}`;

export const srt = (lines: Line[]) =>
  lines
    .map(({ startTime, endTime, text }, place) => `${place + 1}\n${clock(startTime, ',')} --> ${clock(endTime, ',')}\n${text}\n`)
    .join('\n');

/** Returns a caption file, with the content type detected from its content. */
export const captionFile = (body: string): Answer => ({
  headers: { 'content-type': `${body.startsWith('WEBVTT') ? 'text/vtt' : 'application/x-subrip'}; charset=utf-8` },
  body,
});
