import { setTimeout } from 'node:timers/promises';
import { createVettedFetch } from '../../server/outbound/vetted-fetch.ts';
import { listen } from '../listen.ts';

/** Seconds of each talk. */
const talkLength = 30;
const host = 'talks.example';

const page = (name: string) =>
  `<!doctype html><html lang="en"><title>Talk ${name}</title><video src="/${name}.mp4"><track kind="captions" srclang="en" label="English" src="/${name}.vtt"></video>`;

const captions = (name: string) =>
  `WEBVTT\n\n${Array.from({ length: talkLength / 3 }, (_, at) => {
    const time = (seconds: number) => `00:00:${String(seconds).padStart(2, '0')}.000`;
    return `${time(at * 3)} --> ${time(at * 3 + 3)}\nSentence ${at + 1} of talk ${name} tells about clocks and towers.`;
  }).join('\n\n')}\n`;

/**
 * Starts a site with a talk at every address, each with captions of its own. A response takes up to `slowness` milliseconds, so
 * that tasks can be interrupted.
 */
export async function startMedia({ slowness = 150 } = {}) {
  const held = new Map<string, Promise<void>>();
  const { port, close } = await listen(async ({ url = '' }, response) => {
    const [, name = '', ending] = /^\/([\w-]+)(\.vtt)?$/.exec(url) ?? [];
    await setTimeout(Math.random() * slowness);
    if (!name) return response.writeHead(404).end();
    if (ending) await held.get(name);
    const type = ending ? 'text/vtt' : 'text/html; charset=utf-8';
    return response.writeHead(200, { 'content-type': type }).end(ending ? captions(name) : page(name));
  });
  return {
    port,
    urlOf: (name: string) => `http://${host}:${port}/${name}`,
    /** Delays the captions of a talk until the returned function is called. */
    hold(name: string): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(name, promise);
      return resolve;
    },
    close,
  };
}

/** The outbound requests of a server that can reach the talks only. */
export const fetchTalks = (port: number | string) =>
  createVettedFetch({
    ports: [String(port)],
    resolve: async (name) => (name === host ? ['127.0.0.1'] : []),
    isAllowed: (address) => address === '127.0.0.1',
  });
