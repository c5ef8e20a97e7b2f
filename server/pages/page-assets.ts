import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runtimeFile } from '../bundle/runtime-file.ts';

const read = (path: string) => readFileSync(runtimeFile(path));

/** A static file whose path contains its hash, so that browsers may cache it forever. */
const asset = (body: Uint8Array<ArrayBuffer>, extension: string, contentType: string) => {
  const name = createHash('sha256').update(body).digest('hex').slice(0, 12);
  return { path: `/account/${name}.${extension}`, body, contentType };
};

/** The theme of the extension, and the styles of these pages. */
const styles = Buffer.concat([read('components/ui/theme.css'), read('server/pages/pages.css')]);

export const stylesheet = asset(styles, 'css', 'text/css; charset=utf-8');
export const icon = asset(read('public/icon/32.png'), 'png', 'image/png');
