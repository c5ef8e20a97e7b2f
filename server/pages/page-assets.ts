import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runtimeFile } from '../bundle/runtime-file.ts';

const read = (path: string) => readFileSync(runtimeFile(path));

/** An address that changes with what stands there, which is therefore kept for ever. */
const asset = (body: Uint8Array<ArrayBuffer>, extension: string, contentType: string) => {
  const name = createHash('sha256').update(body).digest('hex').slice(0, 12);
  return { path: `/account/${name}.${extension}`, body, contentType };
};

/** The design language of all faces, and what these pages add. */
const styles = Buffer.concat([read('components/ui/theme.css'), read('server/pages/pages.css')]);

export const stylesheet = asset(styles, 'css', 'text/css; charset=utf-8');
export const icon = asset(read('public/icon/32.png'), 'png', 'image/png');
