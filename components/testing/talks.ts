import talk from '../../demo/talk/talk.json' with { type: 'json' };
import type { PageCue, PageMedia } from '../../lib/contract/page.ts';
import bridges from '../../test/world/words/bridges.de.txt?raw';
import tea from '../../test/world/words/tea.zh.txt?raw';

/** A media item with captions, as an open page shows it. */
export interface Talk {
  mediaItem: PageMedia;
  /** Cues by track. */
  cues: Record<string, PageCue[]>;
}

const secondsPerLine = 5;

const spread = (texts: string[]): PageCue[] =>
  texts.map((text, index) => ({ text, startTime: index * secondsPerLine, endTime: (index + 1) * secondsPerLine }));

function talkOf(name: string, title: string, language: string, cues: PageCue[], chapters: PageCue[] = []): Talk {
  const track = { trackId: language, language, label: language };
  const chapterTrack = { trackId: 'chapters', language, label: 'Chapters' };
  return {
    mediaItem: {
      contentId: `web:${name}`,
      // The address of a media file, which opens at a time.
      url: `https://talks.example.org/${name}.mp4`,
      kind: 'video',
      title,
      duration: Math.ceil(cues.at(-1)?.endTime ?? 60),
      tracks: [...(cues.length > 0 ? [track] : []), ...(chapters.length > 0 ? [chapterTrack] : [])],
      ...(chapters.length > 0 && { chapterTrackId: 'chapters' }),
    },
    cues: { [language]: cues, chapters },
  };
}

const { lines, chapters, duration } = talk;

/** Media items of several languages, by name: `talk` has chapters, `silent` has no captions. */
export const talks = {
  talk: talkOf(
    'talk',
    talk.title,
    'en',
    lines.map(({ startTime, endTime, en }) => ({ startTime, endTime, text: en })),
    chapters.map(({ startTime, title }, index) => ({
      startTime,
      endTime: chapters[index + 1]?.startTime ?? duration,
      text: title,
    })),
  ),
  german: talkOf('german', 'Wie Brücken stehen', 'de', spread(bridges.trim().split('\n'))),
  chinese: talkOf('chinese', '茶的故事', 'zh', spread(tea.trim().split('\n'))),
  silent: talkOf('silent', 'Only music', 'en', []),
};

/** Titles of the chapters of `talks.talk`. */
export const chapterTitles: string[] = chapters.map(({ title }) => title);
