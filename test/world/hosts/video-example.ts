import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Host } from '../host.ts';
import { sitePage } from '../site-page.ts';
import { masterUrl, type Stream, streams } from '../stream/streams.ts';

const script = () => readFileSync(join(import.meta.dirname, '../stream/player.js'), 'utf8');

/** A site with streams. Some are played by a script, as on most sites; the others by the browser itself. */
export const videoExample: Host = ({ url }) => {
  const name = /^\/watch\/(\w+)$/.exec(url.pathname)?.[1] ?? '';
  const stream = Object.values<Stream>(streams).find((one) => one.name === name);
  if (!stream) return undefined;
  const master = masterUrl(stream);
  return stream.isFed
    ? sitePage({
        title: `A stream: ${name}`,
        body: `<video controls data-master="${master}" data-media="https://vod.example.net/talk/media.webm"></video>`,
        script: script(),
      })
    : sitePage({ title: `A stream: ${name}`, body: `<video controls src="${master}"></video>` });
};
