type Data = Record<string, unknown>;
interface Player extends Element {
  getPlayerResponse?(): Data | undefined;
  getAudioTrack?(): { captionTracks?: { url?: string }[] } | undefined;
}
interface WatchPage extends Element {
  data?: Data;
}

interface YoutubeAnswer {
  playerResponse: unknown;
  nextResponse: unknown;
  /** Caption URLs that the player has requested, oldest first. */
  captionUrls: string[];
  /** Version of the page's own client program. */
  clientVersion: unknown;
}

/** Maximum wait until the player shows the video of the address after an in-page navigation. */
const navigationTimeoutMs = 4000;
const pollIntervalMs = 100;

/** Returns the player's and the page's data for the video in the address bar, or the latest data after a timeout. */
export async function youtube(): Promise<YoutubeAnswer> {
  const deadline = performance.now() + navigationTimeoutMs;
  for (;;) {
    const response = playerResponse();
    if (videoIdOf(response) === videoIdInAddress() || performance.now() > deadline) {
      return {
        playerResponse: pick(response, ['playabilityStatus', 'videoDetails', 'captions', 'microformat', 'storyboards']),
        nextResponse: nextResponse(),
        captionUrls: captionUrls(),
        clientVersion: clientVersion(),
      };
    }
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
  }
}

const player = () =>
  document.querySelector<Player>(location.pathname.startsWith('/shorts/') ? '#shorts-player' : '#movie_player');

const playerResponse = (): Data | undefined => player()?.getPlayerResponse?.() ?? pageVariable('ytInitialPlayerResponse');

function nextResponse(): Data | undefined {
  const data = document.querySelector<WatchPage>('ytd-watch-flexy')?.data ?? pageVariable('ytInitialData');
  const updates = data?.frameworkUpdates as { entityBatchUpdate?: Data } | undefined;
  return {
    ...pick(data, ['currentVideoEndpoint', 'playerOverlays']),
    // Other panels hold comments, transcripts and buttons, which are large and not needed.
    engagementPanels: thoseWith('macroMarkers', data?.engagementPanels),
    frameworkUpdates: {
      entityBatchUpdate: { mutations: thoseWith('MARKER_TYPE_HEATMAP', updates?.entityBatchUpdate?.mutations) },
    },
  };
}

const thoseWith = (mark: string, list: unknown): unknown[] =>
  Array.isArray(list) ? list.filter((item) => JSON.stringify(item).includes(mark)) : [];

/** Returns the caption URLs of the browser's request log, then the player's own, because that log is full after 250 requests. */
const captionUrls = (): string[] => {
  const requested = performance.getEntriesByType('resource').map(({ name }) => name);
  const known =
    player()
      ?.getAudioTrack?.()
      ?.captionTracks?.map(({ url }) => url ?? '') ?? [];
  return [...requested, ...known].filter((url) => url.includes('/api/timedtext?')).slice(-100);
};

const clientVersion = () =>
  (pageVariable('ytcfg') as { get?(name: string): unknown } | undefined)?.get?.('INNERTUBE_CLIENT_VERSION');

const pageVariable = (name: string) => (window as unknown as Record<string, Data | undefined>)[name];

const videoIdOf = (response: Data | undefined) => (response?.videoDetails as { videoId?: string } | undefined)?.videoId;

const videoIdInAddress = () => new URLSearchParams(location.search).get('v') ?? location.pathname.split('/')[2];

const pick = (data: Data | undefined, keys: string[]): Data | undefined =>
  data && Object.fromEntries(keys.filter((key) => key in data).map((key) => [key, data[key]]));
