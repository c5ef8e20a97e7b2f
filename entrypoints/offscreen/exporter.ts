import { Client, LogLevel } from '@notionhq/client';
import { browser } from 'wxt/browser';
import { createExporter } from '../../lib/export/exporter.ts';
import { sendRequest } from '../gateway/send-request.ts';

/** The extension's exporter, which writes files and pages of a connected workspace. */
export const exporter = createExporter({
  // The exporter retries by itself, after checking which requests took effect.
  workspaceClient: (token) =>
    new Client({
      auth: token,
      retry: false,
      logLevel: LogLevel.ERROR,
      fetch: (url, request) => sendRequest(url, 'workspace', { ...request, cache: 'no-store' }),
    }),
  markmapScript: async () => (await fetch(browser.runtime.getURL('/markmap.js'))).text(),
});
