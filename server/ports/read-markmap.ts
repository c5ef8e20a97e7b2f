import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Reads d3 and markmap as classic scripts, which define the globals `d3` and `markmap`. */
export async function readMarkmap(): Promise<string> {
  const markmap = createRequire(import.meta.url).resolve('markmap-view');
  const d3 = createRequire(markmap).resolve('d3');
  const files = [join(dirname(d3), 'd3.min.js'), join(dirname(markmap), 'browser', 'index.js')];
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
}
