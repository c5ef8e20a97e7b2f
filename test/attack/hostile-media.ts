import type { MediaRecords } from '../../lib/ports/exporter.ts';
import type { MindMap } from '../../lib/ports/mind-map-store.ts';

const sourceUrl = 'https://www.youtube.com/watch?v=hostile';

/** Returns a media item with a text in every field that a page, a file or a model fills. */
export function hostileMedia(text: string, note = ''): MediaRecords {
  const id = { contentId: 'youtube:hostile' };
  const lines = [
    { text, cites: [0] },
    { text: `${text} ${text}`, cites: [1] },
  ];
  const chapter = (start: number) => ({ start, end: start + 10, title: text, from: 0, to: 3, lines });
  return {
    content: {
      ...id,
      site: 'youtube',
      kind: 'video',
      sourceUrl,
      title: text,
      author: text,
      channelUrl: 'https://www.youtube.com/@hostile',
      publishedAt: text,
      duration: 90,
      tracks: [{ trackId: 'en', language: 'en', label: text, provenance: 'creator' }],
      chapters: [{ startTime: 0, title: text }],
      createdAt: 1,
      updatedAt: 2,
    },
    saved: { ...id, tags: [text], favourite: false, createdAt: 1, updatedAt: 2 },
    note: { ...id, text: `${note}\n\n> A quote [0:01](#t=1)\n`, createdAt: 1, updatedAt: 2 },
    summary: {
      ...id,
      summaryId: 's',
      key: 'k',
      wish: { product: 'summary', detailLevel: 400 },
      trackId: 'en',
      createdAt: 3,
      digest: { language: 'en', lines, chapters: [chapter(0), chapter(10)] },
      made: { engine: 'offline' },
    },
    transcript: {
      ...id,
      trackId: 'en',
      language: 'en',
      provenance: 'creator',
      cues: [0, 1, 2].map((index) => ({
        index,
        startTime: index * 10,
        endTime: index * 10 + 10,
        text: index === 1 ? 'between' : text,
        ...(index < 2 && { speaker: text }),
      })),
      createdAt: 4,
    },
    visuals: {
      ...id,
      slides: [
        {
          startTime: 1,
          endTime: 2,
          image: { mimeType: 'image/webp', base64: 'UklGRg==', width: 4, height: 3 },
          text,
          caption: text,
        },
      ],
      createdAt: 5,
    },
  };
}

/** Returns a mind map with a text in every topic. */
export const hostileMap = (text: string): MindMap => ({
  title: text,
  children: [
    { title: text, startTime: 1, children: [{ title: text, children: [] }] },
    { title: 'between', startTime: 2, children: [] },
  ],
});
