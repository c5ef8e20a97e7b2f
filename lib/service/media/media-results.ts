import type { Detail } from '../../contract/media.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Content } from '../../records/content.ts';
import type { Task } from '../../records/task.ts';
import type { Transcript } from '../../records/transcript.ts';
import { countWords } from '../../subtitles/count-words.ts';

/** Returns the fields of the media item that every result contains. */
export const mediaFieldsOf = (ports: Ports, content: Content) => ({
  success: true as const,
  id: content.contentId,
  service: content.site,
  sourceUrl: content.sourceUrl,
  htmlUrl: ports.htmlUrl(content.contentId),
});

/** The cost of a task, which is 0 for a stored text. */
export const costOf = async ({ meter }: Ports, { fromCache, costDuration = 0 }: Pick<Task, 'fromCache' | 'costDuration'>) => ({
  costDuration: fromCache ? 0 : costDuration,
  remainingTime: await meter.getRemainingSeconds(),
});

/**
 * Returns the duration of a media item in seconds; that of its transcript if the item's is unknown or the transcript is partial.
 */
export const secondsOf = ({ duration }: Content, { cues, isPartial }: Transcript): number =>
  (!isPartial && duration) || (cues.at(-1)?.endTime ?? 0);

/** Words of a second of speech that no speaker exceeds, even with a translation in the same cues. */
const maxWordsPerSecond = 8;

/**
 * Returns the seconds of media that a text of a transcript costs. Users can send the duration and the times, so they are no fewer
 * than its words take to say.
 */
export const bookedSecondsOf = (content: Content, transcript: Transcript): number => {
  const { cues } = transcript;
  const words = cues.reduce((sum, { text }) => sum + countWords(text), 0);
  // The end of the last cue may be a mark for the end of any media.
  return Math.max(secondsOf(content, transcript), cues.at(-1)?.startTime ?? 0, words / maxWordsPerSecond);
};

/** The transcript and the metadata of a media item in the form of results. */
export const detailOf = (content: Content, transcript: Transcript): Detail => {
  const { sourceUrl, title, author, channelUrl, coverUrl, publishedAt, chapters } = content;
  const { language, provenance, trackId, cues, nameCorrections } = transcript;
  return {
    url: sourceUrl,
    title,
    // What is booked, where the page does not say how long its media is.
    duration: content.duration || secondsOf(content, transcript),
    author,
    channelUrl,
    coverUrl,
    publishedAt,
    language,
    provenance,
    chapters,
    trackId,
    tracks: content.tracks,
    subtitlesArray: cues,
    nameCorrections,
  };
};
