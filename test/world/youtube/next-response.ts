import type { Video } from './videos.ts';

/** What YouTube's page knows beside the player: the chapters, in YouTube's shape. */
export function nextResponse({ id, title, chapters, chapterKey = 'DESCRIPTION_CHAPTERS' }: Video) {
  const thumbnail = { thumbnails: [{ url: `https://i.ytimg.com/vi/${id}/default.jpg`, width: 120, height: 90 }] };
  return {
    responseContext: {},
    currentVideoEndpoint: {
      commandMetadata: { webCommandMetadata: { url: `/watch?v=${id}`, webPageType: 'WEB_PAGE_TYPE_WATCH' } },
      watchEndpoint: { videoId: id },
    },
    contents: {
      twoColumnWatchNextResults: {
        results: { results: { contents: [{ videoPrimaryInfoRenderer: { title: { runs: [{ text: title }] } } }] } },
      },
    },
    ...(chapters && {
      playerOverlays: {
        playerOverlayRenderer: {
          decoratedPlayerBarRenderer: {
            decoratedPlayerBarRenderer: {
              playerBar: {
                multiMarkersPlayerBarRenderer: {
                  visibleOnLoad: { key: chapterKey },
                  markersMap: [
                    {
                      key: chapterKey,
                      value: {
                        chapters: chapters.map(({ startTime, title: text }) => ({
                          chapterRenderer: {
                            title: { simpleText: text },
                            timeRangeStartMillis: Math.round(startTime * 1000),
                            thumbnail,
                          },
                        })),
                      },
                    },
                  ],
                },
              },
            },
          },
        },
      },
      engagementPanels: [
        {
          engagementPanelSectionListRenderer: {
            targetId: `engagement-panel-macro-markers-${chapterKey === 'AUTO_CHAPTERS' ? 'auto' : 'description'}-chapters`,
            content: {
              macroMarkersListRenderer: {
                contents: chapters.map(({ startTime, title: text }) => ({
                  macroMarkersListItemRenderer: {
                    title: { simpleText: text },
                    timeDescription: { simpleText: stamp(startTime) },
                    onTap: { watchEndpoint: { videoId: id, startTimeSeconds: Math.floor(startTime) } },
                    thumbnail,
                  },
                })),
              },
            },
          },
        },
      ],
    }),
  };
}

const stamp = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
