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
  /** Addresses of captions that the player has asked for, oldest first. */
  captionUrls: string[];
  /** Of the page's own program. */
  clientVersion: unknown;
}

/** How long the player may take to catch up with the address after an in-page navigation (milliseconds). */
const navigationTimeoutMs = 4000;
const pollIntervalMs = 100;

/** The player's and the page's data for the video in the address bar; the last known ones if the player stays behind. */
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
    // Others hold comments, transcripts and buttons, which are large and not asked for.
    engagementPanels: thoseWith('macroMarkers', data?.engagementPanels),
    frameworkUpdates: {
      entityBatchUpdate: { mutations: thoseWith('MARKER_TYPE_HEATMAP', updates?.entityBatchUpdate?.mutations) },
    },
  };
}

const thoseWith = (mark: string, list: unknown): unknown[] =>
  Array.isArray(list) ? list.filter((item) => JSON.stringify(item).includes(mark)) : [];

/** What the player says of itself comes last: the browser's list of requests is full after 250. */
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
