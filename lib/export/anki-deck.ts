import { paddedClockTime } from '../markdown/summary-markdown.ts';
import type { CardsFileRequest } from '../ports/exporter.ts';
import { scheduleCard } from '../review/schedule-card.ts';
import { ankiField } from './anki-cards.ts';
import { clozeText } from './cloze-text.ts';
import { localDay } from './local-day.ts';
import { timeUrl } from './time-url.ts';

/** The header lines are read by Anki 2.1.54 and later; to earlier ones they are comments. */
const header = [
  '#separator:tab',
  '#html:false',
  '#notetype:Cloze',
  '#columns:Text\tBack Extra\tDue\tInterval\tStability\tDifficulty\tReviews',
];

/**
 * Writes cards as a text file that people, spreadsheets and Anki read: notes of Anki's type Cloze, with the schedules in columns,
 * which Anki ignores.
 */
export function ankiDeck({ cards, media }: CardsFileRequest): string {
  const byId = new Map(media.map((mediaItem) => [mediaItem.contentId, mediaItem]));
  const rows = cards.flatMap((card) => {
    const { contentId, startTime, reviews } = card;
    const mediaItem = byId.get(contentId);
    if (!mediaItem) return [];
    const source = [`${mediaItem.title} (${paddedClockTime(startTime)})`, timeUrl(mediaItem, startTime)]
      .filter(Boolean)
      .join('\n');
    const schedule = scheduleCard(reviews);
    const columns = schedule
      ? [localDay(schedule.dueAt), String(schedule.intervalDays), schedule.stability.toFixed(2), schedule.difficulty.toFixed(2)]
      : ['', '', '', ''];
    const log = reviews.map(({ at, rating, undoes }) => `${new Date(at).toISOString()} ${rating ?? `undo ${undoes}`}`);
    return [[clozeText(card), source, ...columns, log.join('\n')].map(ankiField).join('\t')];
  });
  return `${[...header, ...rows].join('\n')}\n`;
}
