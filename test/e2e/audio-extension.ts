import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { extensionPath } from './gloss.ts';

/** Hosts granted in the manifest, because the browser's permission dialog can't be clicked here. */
const allowed = ['https://media.example/*', 'https://tracker.example/*', 'https://stage.example/*', 'https://nobody.example/*'];

/** Copies the built extension and adds a page that reads and captures audio, with all permissions granted. */
export async function makeAudioExtension(): Promise<{ path: string; remove(): void }> {
  const path = mkdtempSync(join(tmpdir(), 'gloss-audio-'));
  cpSync(extensionPath, path, { recursive: true });
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    define: { 'import.meta.env.FIREFOX': 'false' },
    build: {
      outDir: path,
      emptyOutDir: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'audio-page.ts'), formats: ['es'], fileName: () => 'audio-page.js' },
    },
  });
  writeFileSync(
    join(path, 'audio.html'),
    '<!doctype html><meta charset="utf-8"><script type="module" src="audio-page.js"></script>',
  );
  const manifestPath = join(path, 'manifest.json');
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8'));
  const { optional_permissions, permissions, host_permissions } = manifest;
  const granted = { permissions: [...permissions, ...optional_permissions], host_permissions: [...host_permissions, ...allowed] };
  writeFileSync(manifestPath, JSON.stringify({ ...manifest, ...granted, optional_permissions: [] }));
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 3 }) };
}
