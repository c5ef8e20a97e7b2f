import { Client, LogLevel } from '@notionhq/client';
import { createExporter } from '../../lib/export/exporter.ts';
import type { Exporter } from '../../lib/ports/exporter.ts';
import { readMarkmap } from './read-markmap.ts';

/** The exporter of this server, which writes files and pages of a connected workspace. */
export const exporter: Exporter = createExporter({
  // The export retries by itself, after a check of what was written.
  workspaceClient: (token) => new Client({ auth: token, retry: false, logLevel: LogLevel.ERROR }),
  markmapScript: () => {
    script ??= readMarkmap();
    return script;
  },
});

let script: Promise<string> | undefined;
