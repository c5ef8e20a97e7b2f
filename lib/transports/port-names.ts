/** Names of the ports between the rooms of the extension. */
export const portNames = {
  /** Faces to the worker: the operations. */
  service: 'service',
  /** Faces to the worker: what a page's picture shows. */
  locate: 'locate',
  /** Faces to the worker: signing in to a server and out. */
  account: 'account',
  /** Faces and the worker to the page script: one question a port. */
  page: 'page',
  /** A face to the page script: pictures and playback, for as long as it is open. */
  view: 'view',
  /** The worker to the engine room: the offline engine, the language models, the search, what is exported. */
  engine: 'engine',
  models: 'models',
  search: 'search',
  exporter: 'exporter',
  /** The worker to the engine room: what is said, and what is shown. */
  speech: 'speech',
  pictures: 'pictures',
  /** Faces to the engine room: what is captured, and the models of speech on this device. */
  sounds: 'sounds',
  speechModels: 'speech-models',
  /** Faces to the script that hears a page: one question a port; and that script to the engine room, while it hears. */
  pageSound: 'page-sound',
  /** The same for the script that shows what a page plays. */
  pageFrames: 'page-frames',
} as const;
