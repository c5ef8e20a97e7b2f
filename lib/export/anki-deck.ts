import type { CardsFileRequest } from '../ports/exporter.ts';
import { scheduleCard } from '../recall/schedule-card.ts';
import { timestamp } from '../text/markdown.ts';
import { ankiField } from './anki-cards.ts';
import { timeUrl } from './time-url.ts';

/** The header lines are read by Anki 2.1.54 and later; to earlier ones they are comments. */
const header = [
  '#separator:tab',
  '#html:false',
  '#notetype:Cloze',
  '#columns:Text\tBack Extra\tDue\tInterval\tStability\tDifficulty\tReviews',
];

/**
 * Writes cards as a text file that Anki imports as notes of its type Cloze. The schedule is in columns of its own, because Anki
 * takes none from a text file.
 */
export function ankiDeck({ cards, media }: CardsFileRequest): string {
  const byId = new Map(media.map((medium) => [medium.contentId, medium]));
  const rows = cards.flatMap(({ contentId, text, hidden, startTime, reviews }) => {
    const medium = byId.get(contentId);
    if (!medium) return [];
    const [before, part, after] = [text.slice(0, hidden.from), text.slice(hidden.from, hidden.to), text.slice(hidden.to)];
    const question = `${withoutMarks(before)}{{c1::${withoutMarks(part)}}}${withoutMarks(after)}`;
    const source = [`${medium.title} (${timestamp(startTime)})`, timeUrl(medium, startTime)].filter(Boolean).join('\n');
    const schedule = scheduleCard(reviews);
    const columns = schedule
      ? [
          new Date(schedule.dueAt).toISOString().slice(0, 10),
          String(schedule.intervalDays),
          schedule.stability.toFixed(2),
          schedule.difficulty.toFixed(2),
        ]
      : ['', '', '', ''];
    const log = reviews.map(({ at, rating, undoes }) => `${new Date(at).toISOString()} ${rating ?? `undo ${undoes}`}`);
    return [[question, source, ...columns, log.join('\n')].map(ankiField).join('\t')];
  });
  return `${[...header, ...rows].join('\n')}\n`;
}

/** Breaks up the marks of Anki's hidden parts that a text may contain. */
const withoutMarks = (text: string): string => text.replaceAll('{{', '{ {').replaceAll('}}', '} }').replaceAll('::', ': :');
