import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Copies of the built extension with the permission for further hosts, because the browser's permission dialog can't be clicked. */
export interface ExtensionVariants {
  /** Returns the folder of the extension with the permission for hosts, or match patterns. The same hosts share a copy. */
  pathFor(hosts: readonly string[]): string;
  remove(): void;
}

export function extensionVariants(extensionPath: string): ExtensionVariants {
  const folders = new Map<string, string>();
  const copy = (hosts: readonly string[]) => {
    const folder = mkdtempSync(join(tmpdir(), 'gloss-allowed-'));
    cpSync(extensionPath, folder, { recursive: true });
    const path = join(folder, 'manifest.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8'));
    manifest.host_permissions.push(...hosts.map((host) => (host.includes('/') ? host : `https://${host}/*`)));
    writeFileSync(path, JSON.stringify(manifest));
    return folder;
  };
  return {
    pathFor(hosts) {
      if (hosts.length === 0) return extensionPath;
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
