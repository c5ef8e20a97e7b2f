import { paddedClockTime } from '../markdown/summary-markdown.ts';
import type { ExportItem } from './export-item.ts';

/** Returns what is known of a media item beside its title: author, channel unless it has the author's name, day and duration. */
export const itemFacts = ({ author, channelTitle, publishedAt, duration }: ExportItem): string[] =>
  [
    author,
    channelTitle === author ? '' : channelTitle,
    publishedAt?.slice(0, 10),
    duration > 0 ? paddedClockTime(duration) : '',
  ].flatMap((fact) => fact || []);
