/**
 * Whether captions may be requested as another of YouTube's clients. Off in store builds; where it is on, the client version
 * below must be kept current.
 */
export const canUseOtherClient: boolean = false;

/** Addresses, names and markers that YouTube changes over time. Checked in autumn 2026. */
export const youtube = {
  origin: 'https://www.youtube.com',
  /** Hosts from which caption tracks may be read. */
  captionHosts: ['www.youtube.com', 'm.youtube.com', 'music.youtube.com', 'www.youtube-nocookie.com', 'www.youtubekids.com'],
  storyboardHosts: /^i\d?\.ytimg\.com$/,
  playerMarker: 'ytInitialPlayerResponse',
  dataMarker: 'ytInitialData',
  consentHost: 'consent.youtube.com',
  consentMark: 'https://consent.youtube.com/s',
  blockMarks: ['g-recaptcha', 'unusual traffic'],
  /** The help page that the bot check links to in every language. */
  botHelp: '/youtube/answer/3037019',
  /** Flags in `exp` of a track's address for which a request without a token returns an empty body. */
  gateFlags: ['xpe', 'xpv'],
  /** Client version, used if the page doesn't name its own. */
  clientVersion: '2.20261101.00.00',
  panelEndpoint: 'https://www.youtube.com/youtubei/v1/get_panel?prettyPrint=false',
  transcriptPanel: 'PAmodern_transcript_view',
  /** Selectors of the transcript beside the video, newest first. A search in it hides rows. */
  transcriptRows: {
    rows: [
      {
        row: 'transcript-segment-view-model',
        time: '.ytwTranscriptSegmentViewModelTimestamp',
        text: 'span[role="text"], .ytAttributedStringHost, .yt-core-attributed-string',
      },
      { row: 'ytd-transcript-segment-renderer', time: '.segment-timestamp', text: '.segment-text' },
    ],
    filter:
      'ytd-transcript-search-box-renderer input, ytd-engagement-panel-section-list-renderer yt-search-input-view-model textarea',
  },
  playerEndpoint: 'https://www.youtube.com/youtubei/v1/player?prettyPrint=false',
  /** Old versions are answered with 400. */
  otherClient: { clientName: 'IOS', clientVersion: '21.26.4' },
  /** Timeout of each caption strategy in milliseconds. */
  strategyTimeoutMs: 4000,
  maxPanelBytes: 20_000_000,
  maxPageBytes: 8_000_000,
};
