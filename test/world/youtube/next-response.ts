import type { Video } from './videos.ts';

/** The page data beside the player, in YouTube's format: the chapters and the most replayed parts. */
export function nextResponse({ id, title, chapters, chapterKey = 'DESCRIPTION_CHAPTERS', heatmap, duration }: Video) {
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
    ...(heatmap && {
      frameworkUpdates: {
        entityBatchUpdate: {
          mutations: [
            { entityKey: 'EgpMSUtF', type: 'ENTITY_MUTATION_TYPE_REPLACE', payload: { likeStatusEntity: { key: 'EgpMSUtF' } } },
            {
              entityKey: 'EgpIRUFU',
              type: 'ENTITY_MUTATION_TYPE_REPLACE',
              payload: { macroMarkersListEntity: { externalVideoId: id, markersList: markers(heatmap, duration) } },
            },
          ],
        },
      },
    }),
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

const markers = (heatmap: number[], duration: number) => {
  const part = Math.round((duration * 1000) / heatmap.length);
  return {
    markerType: 'MARKER_TYPE_HEATMAP',
    markers: heatmap.map((intensityScoreNormalized, place) => ({
      startMillis: String(place * part),
      durationMillis: String(part),
      intensityScoreNormalized,
    })),
  };
};

const stamp = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
