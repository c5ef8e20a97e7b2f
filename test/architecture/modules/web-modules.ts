import type { Module } from './module.ts';

export const webModules: Record<string, Module> = {
  // A copy of the server's library in the browser, which its pages write themselves.
  'web library': {
    path: 'web/',
    modules: [
      ...['contract', 'ports types', 'records types', 'sites', 'sync', 'read models', 'dexie store', 'transports', 'lib root'],
      ...['app', 'ui', 'account', 'failure', 'keys', 'notes', 'places', 'settings'].map((name) => `components ${name}`),
      ...['message catalogs', 'package file'],
    ],
  },
};
