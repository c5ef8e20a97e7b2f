import { vi } from 'vitest';

export interface DownloadedFile {
  name: string;
  text(): Promise<string>;
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
}

/** Records the files that views download, instead of the browser. Returns the list, which grows. */
export function recordDownloads(): DownloadedFile[] {
  const files: DownloadedFile[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const content = fetch(this.href);
    files.push({
      name: this.download,
      text: async () => (await content).clone().text(),
      bytes: async () => new Uint8Array(await (await content).clone().arrayBuffer()),
    });
  });
  return files;
}
