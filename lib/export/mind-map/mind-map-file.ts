import type { MindMapFormat } from '../../contract/exporting.ts';
import { sha256 } from '../../encoding/sha256.ts';
import type { MindMap } from '../../ports/mind-map-store.ts';
import { fileName } from '../file-name.ts';
import type { LinkAt } from './link-of.ts';
import { writeFreemind } from './write-freemind.ts';
import { writeMarkmap } from './write-markmap.ts';
import { writeOpml } from './write-opml.ts';
import { writeOutline } from './write-outline.ts';
import { writeXmind } from './write-xmind.ts';

/** A file that was written; texts are UTF-8. */
export interface ExportedFile {
  fileName: string;
  mimeType: string;
  content: string | Uint8Array<ArrayBuffer>;
}

export interface MindMapOptions {
  linkAt?: LinkAt;
  /** Loads the script that `writeMarkmap` embeds. */
  markmapScript: () => Promise<string>;
}

/** Writes a mind map in the format of another program. */
export async function mindMapFile(map: MindMap, format: MindMapFormat, options: MindMapOptions): Promise<ExportedFile> {
  const { linkAt, markmapScript } = options;
  const file = (extension: string, mimeType: string, content: ExportedFile['content']): ExportedFile => ({
    fileName: fileName(map.title, extension, 'mind map'),
    mimeType,
    content,
  });
  switch (format) {
    case 'outline':
      return file('md', 'text/markdown', writeOutline(map));
    case 'markmap':
      return file('html', 'text/html', writeMarkmap(map, await markmapScript(), linkAt, await nonceOf(map)));
    case 'opml':
      return file('opml', 'text/x-opml', writeOpml(map, linkAt));
    case 'freemind':
      return file('mm', 'application/x-freemind', writeFreemind(map, linkAt));
    case 'xmind':
      return file('xmind', 'application/vnd.xmind.workbook', writeXmind(map, linkAt));
  }
}

/**
 * Returns the nonce of a map's scripts: a hash of the map, so that equal maps give equal files, and no text of the map can
 * contain it.
 */
const nonceOf = (map: MindMap): Promise<string> => sha256(JSON.stringify(map));
