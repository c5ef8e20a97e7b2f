import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Client, LogLevel } from '@notionhq/client';
import { createExporter } from '../../lib/export/exporter.ts';
import type { Exporter } from '../../lib/ports/exporter.ts';

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

/** Reads d3 and markmap as classic scripts, which define the globals `d3` and `markmap`. */
async function readMarkmap(): Promise<string> {
  const markmap = createRequire(import.meta.url).resolve('markmap-view');
  const d3 = createRequire(markmap).resolve('d3');
  const files = [join(dirname(d3), 'd3.min.js'), join(dirname(markmap), 'browser', 'index.js')];
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
}
