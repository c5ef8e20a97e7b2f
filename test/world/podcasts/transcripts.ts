import { captionFile, vtt } from '../caption-files.ts';
import { type Answer, escapeHtml, html, json } from '../host.ts';
import type { Episode } from './show.ts';

/** Returns the speaker of a line; two speakers alternate. */
const speaker = (place: number) => (place % 2 === 0 ? 'Ann' : 'Ben');

/** An episode's transcript in each format that feeds link to. */
export const transcripts: Record<Episode['transcripts'][number], (episode: Episode) => Answer> = {
  vtt: ({ lines }) => captionFile(vtt(lines.map((line, place) => ({ ...line, text: `<v ${speaker(place)}>${line.text}</v>` })))),
  json: ({ lines }) =>
    json({
      version: '1.0.0',
      segments: lines.map(({ startTime, endTime, text }, place) => ({
        speaker: speaker(place),
        startTime,
        endTime,
        body: text,
      })),
    }),
  html: ({ lines }) =>
    html(
      lines
        .map(({ startTime, text }, place) => {
          const clock = `${Math.floor(startTime / 60)}:${String(Math.floor(startTime % 60)).padStart(2, '0')}`;
          return `<cite>${speaker(place)}:</cite><time>${clock}</time><p>${escapeHtml(text)}</p>`;
        })
        .join('\n'),
    ),
};
