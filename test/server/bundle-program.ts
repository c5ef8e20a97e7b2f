import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import process from 'node:process';
import { bundleServer, programs } from '../../scripts/bundle-server.mjs';

const cache = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'test-programs');

/** Bundles a program of the tests as the server is bundled, for as long as this process runs. `path` is its path in the project. */
export async function bundleProgram(path: string): Promise<string> {
  const name = basename(path, '.ts');
  const outDir = join(cache, `${name}-${process.pid}`);
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  const { main: _, ...threads } = programs;
  await bundleServer({ input: { ...threads, [name]: path }, outDir });
  return join(outDir, `${name}.js`);
}
