/** Names of the ports between the contexts of the extension. */
export const portNames = {
  /** Views to the worker: the operations. */
  service: 'service',
  /** Views to the worker: the media that a snapshot of a page shows. */
  locate: 'locate',
  /** Views to the worker: signing in to a server and out. */
  account: 'account',
  /** Views and the worker to the page script: one request a port. */
  page: 'page',
  /** A view to the page script: snapshots and playback, while the view is open. */
  view: 'view',
  /** The player script of a page to the worker: its subtitles. */
  player: 'player',
  /** The worker to the offscreen document: the offline text engine, language models, search, comparisons, exports. */
  textEngine: 'engine',
  models: 'models',
  search: 'search',
  novelty: 'novelty',
  exporter: 'exporter',
  /** The worker to the offscreen document: transcription, and slides. */
  speech: 'speech',
  images: 'images',
  /** Views to the offscreen document: captured audio, and the models that are downloaded to this device. */
  audio: 'audio',
  modelDownloads: 'model-downloads',
  /** Views to the script that captures a page's audio: one request a port; and that script to the offscreen document, while it captures. */
  pageAudio: 'page-audio',
  /** The same for the script that captures a page's video frames. */
  pageFrames: 'page-frames',
} as const;
