import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Copies of the built extension. Their welcome page is empty: it opens at each installation, and its talk and summary would take a
 * tenth of a test's time. They have the permission for further hosts, because the browser's permission dialog can't be clicked.
 */
export interface ExtensionVariants {
  /** Returns the folder of a copy with the permission for hosts, or match patterns. The same hosts share a copy. */
  pathFor(hosts: readonly string[]): string;
  remove(): void;
}

export function extensionVariants(extensionPath: string): ExtensionVariants {
  const folders = new Map<string, string>();
  const copy = (hosts: readonly string[]) => {
    const folder = mkdtempSync(join(tmpdir(), 'gloss-variant-'));
    cpSync(extensionPath, folder, { recursive: true });
    const path = join(folder, 'manifest.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8'));
    manifest.host_permissions.push(...hosts.map((host) => (host.includes('/') ? host : `https://${host}/*`)));
    writeFileSync(path, JSON.stringify(manifest));
    writeFileSync(join(folder, 'welcome.html'), '<!doctype html><title>Gloss</title>');
    return folder;
  };
  return {
    pathFor(hosts) {
      const key = hosts.join(' ');
      const folder = folders.get(key) ?? copy(hosts);
      folders.set(key, folder);
      return folder;
    },
    remove() {
      for (const folder of folders.values()) rmSync(folder, { recursive: true, force: true });
    },
  };
}
