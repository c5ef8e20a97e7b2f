import * as z from 'zod/mini';
import type { ChapterMark } from '../../contract/media.ts';
import { eachValid } from '../each-valid.ts';
import { ifValid } from '../if-valid.ts';
import { YoutubeText } from './text.ts';

const Chapter = z.pipe(
  z.object({ chapterRenderer: z.object({ title: YoutubeText, timeRangeStartMillis: z.coerce.number().check(z.nonnegative()) }) }),
  z.transform(({ chapterRenderer: { title, timeRangeStartMillis } }) => ({ startTime: timeRangeStartMillis / 1000, title })),
);

const Marker = z.pipe(
  z.object({
    macroMarkersListItemRenderer: z.object({
      title: YoutubeText,
      onTap: z.object({ watchEndpoint: z.object({ startTimeSeconds: z._default(z.number().check(z.nonnegative()), 0) }) }),
    }),
  }),
  z.transform(({ macroMarkersListItemRenderer: { title, onTap } }) => ({
    startTime: onTap.watchEndpoint.startTimeSeconds,
    title,
  })),
);

const Chapters = z.object({ chapters: z.optional(z.unknown()) });
const Markers = z.array(z.object({ key: z.string(), value: z.catch(Chapters, { chapters: [] }) }));
const Bar = z.object({
  multiMarkersPlayerBarRenderer: z.optional(z.object({ markersMap: z.catch(Markers, []) })),
  chapteredPlayerBarRenderer: z.optional(Chapters),
});

const Panel = z.object({
  engagementPanelSectionListRenderer: z.object({
    targetId: z.string(),
    content: z.object({ macroMarkersListRenderer: z.object({ contents: z.optional(z.unknown()) }) }),
  }),
});

const DecoratedBar = z.object({ decoratedPlayerBarRenderer: z.object({ playerBar: Bar }) });
const NextResponse = z.object({
  currentVideoEndpoint: ifValid(z.object({ watchEndpoint: z.object({ videoId: z.string() }) })),
  playerOverlays: ifValid(z.object({ playerOverlayRenderer: z.object({ decoratedPlayerBarRenderer: DecoratedBar }) })),
  engagementPanels: z.optional(z.unknown()),
});

/**
 * Reads the chapters in the response that describes a video's surroundings; the creator's take precedence over automatic ones.
 */
export function readChapters(nextResponse: unknown, videoId: string): ChapterMark[] {
  const parsed = NextResponse.safeParse(nextResponse);
  if (!parsed.success) return [];
  const { currentVideoEndpoint, playerOverlays, engagementPanels } = parsed.data;
  // After an in-page navigation the inline data still describes the previous video.
  if (currentVideoEndpoint && currentVideoEndpoint.watchEndpoint.videoId !== videoId) return [];

  const bar = playerOverlays?.playerOverlayRenderer.decoratedPlayerBarRenderer.decoratedPlayerBarRenderer.playerBar;
  const markers = (key: string) =>
    bar?.multiMarkersPlayerBarRenderer?.markersMap.find((marker) => marker.key === key)?.value.chapters;
  const panels = eachValid(Panel, engagementPanels).map((panel) => panel.engagementPanelSectionListRenderer);
  const panel = (kind: string) =>
    panels.find(({ targetId }) => targetId === `engagement-panel-macro-markers-${kind}`)?.content.macroMarkersListRenderer
      .contents;

  const candidates = [
    eachValid(Chapter, markers('DESCRIPTION_CHAPTERS')),
    eachValid(Chapter, bar?.chapteredPlayerBarRenderer?.chapters),
    eachValid(Marker, panel('description-chapters')),
    eachValid(Chapter, markers('AUTO_CHAPTERS')),
    eachValid(Marker, panel('auto-chapters')),
  ];
  const chapters = candidates.find((found) => found.length > 0) ?? [];
  return chapters.sort((a, b) => a.startTime - b.startTime);
}
