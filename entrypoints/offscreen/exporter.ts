import { Client, LogLevel } from '@notionhq/client';
import { browser } from 'wxt/browser';
import { createExporter } from '../../lib/export/exporter.ts';

export const exporter = createExporter({
  // The room asks again by itself, and looks first at what was done.
  workspaceClient: (token) =>
    new Client({
      auth: token,
      retry: false,
      logLevel: LogLevel.ERROR,
      fetch: (url, request) => fetch(url, { ...request, credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer' }),
    }),
  markmapScript: async () => (await fetch(browser.runtime.getURL('/markmap.js'))).text(),
});
