/**
 * Whether captions may be asked for in the name of another of YouTube's programs. Not in a build for a store; where it
 * is on, the version below has to be kept current.
 */
export const namesOtherClient: boolean = false;

/** What ages: addresses, names and marks that YouTube changes. Looked at in autumn 2026. */
export const youtube = {
  origin: 'https://www.youtube.com',
  /** Hosts that a caption track may be read from. */
  captionHosts: ['www.youtube.com', 'm.youtube.com', 'music.youtube.com', 'www.youtube-nocookie.com', 'www.youtubekids.com'],
  /** Hosts that storyboards are kept on. */
  storyboardHosts: /^i\d?\.ytimg\.com$/,
  playerMarker: 'ytInitialPlayerResponse',
  dataMarker: 'ytInitialData',
  consentHost: 'consent.youtube.com',
  consentMark: 'https://consent.youtube.com/s',
  blockMarks: ['g-recaptcha', 'unusual traffic'],
  /** The help page that the bot check links to in every language. */
  botHelp: '/youtube/answer/3037019',
  /** Flags in `exp` of a track's address that make a bare request come back empty. */
  gateFlags: ['xpe', 'xpv'],
  /** Used where the page does not tell its own. */
  clientVersion: '2.20261101.00.00',
  panelEndpoint: 'https://www.youtube.com/youtubei/v1/get_panel?prettyPrint=false',
  transcriptPanel: 'PAmodern_transcript_view',
  /** How the page shows the transcript beside the video, newest first. A search in it leaves out rows. */
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
  /** For each way to the captions (milliseconds). */
  rungTimeLimit: 4000,
  maxPanelBytes: 20_000_000,
  maxPageBytes: 8_000_000,
  maxCaptionBytes: 32 * 1024 * 1024,
};
