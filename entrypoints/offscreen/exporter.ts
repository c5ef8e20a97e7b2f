import { Client, LogLevel } from '@notionhq/client';
import { browser } from 'wxt/browser';
import { createExporter } from '../../lib/export/exporter.ts';
import { sendRequest } from '../gateway/send-request.ts';

export const exporter = createExporter({
  // The room asks again by itself, and looks first at what was done.
  workspaceClient: (token) =>
    new Client({
      auth: token,
      retry: false,
      logLevel: LogLevel.ERROR,
      fetch: (url, request) => sendRequest(url, 'workspace', { ...request, cache: 'no-store' }),
    }),
  markmapScript: async () => (await fetch(browser.runtime.getURL('/markmap.js'))).text(),
});
