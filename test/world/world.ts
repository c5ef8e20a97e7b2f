import { createServer as createHttpServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeCertificate } from './certificate.ts';
import type { Answer, Host, WorldRequest } from './host.ts';
import { aisubtitleHdslb } from './hosts/aisubtitle-hdslb.ts';
import { apiBilibili } from './hosts/api-bilibili.ts';
import { apiNotion } from './hosts/api-notion.ts';
import { blogExample } from './hosts/blog-example.ts';
import { cdnExample } from './hosts/cdn-example.ts';
import { consentYoutube } from './hosts/consent-youtube.ts';
import { fastWistia, slowkitchenWistia } from './hosts/fast-wistia.ts';
import { feedsExample } from './hosts/feeds-example.ts';
import { feedsSlowkitchen } from './hosts/feeds-slowkitchen.ts';
import { itunesApple } from './hosts/itunes-apple.ts';
import { openSpotify } from './hosts/open-spotify.ts';
import { overcast } from './hosts/overcast.ts';
import { playerVimeo } from './hosts/player-vimeo.ts';
import { pcaSt, pocketcasts } from './hosts/pocketcasts.ts';
import { podcastsApple } from './hosts/podcasts-apple.ts';
import { soundcloud } from './hosts/soundcloud.ts';
import { talksExample } from './hosts/talks-example.ts';
import { tubeExample } from './hosts/tube-example.ts';
import { videoExample } from './hosts/video-example.ts';
import { vimeo } from './hosts/vimeo.ts';
import { closedExample, vodExample } from './hosts/vod-example.ts';
import { wwwBilibili } from './hosts/www-bilibili.ts';
import { wwwCoursera } from './hosts/www-coursera.ts';
import { staticDmcdn, wwwDailymotion } from './hosts/www-dailymotion.ts';
import { wwwDouyin } from './hosts/www-douyin.ts';
import { cdnLoom, wwwLoom } from './hosts/www-loom.ts';
import { wwwTed } from './hosts/www-ted.ts';
import { filesTiktok, wwwTiktok } from './hosts/www-tiktok.ts';
import { gqlTwitch, wwwTwitch } from './hosts/www-twitch.ts';
import { vttUdemycdn, wwwUdemy } from './hosts/www-udemy.ts';
import { wwwXiaoyuzhoufm } from './hosts/www-xiaoyuzhoufm.ts';
import { wwwYoutube } from './hosts/www-youtube.ts';
import { cdnSyndicationTwimg, x } from './hosts/x.ts';
import { send } from './send.ts';

/** One small file a host, or for all the hosts of a domain. */
const hosts: Record<string, Host> = {
  'aisubtitle.hdslb.com': aisubtitleHdslb,
  'api.bilibili.com': apiBilibili,
  'api.notion.com': apiNotion,
  'blog.example.org': blogExample,
  'cdn.example.net': cdnExample,
  'cdn.loom.com': cdnLoom,
  'cdn.syndication.twimg.com': cdnSyndicationTwimg,
  'closed.example.net': closedExample,
  'consent.youtube.com': consentYoutube,
  'fast.wistia.net': fastWistia,
  '*.feeds.example': feedsExample,
  'feeds.slowkitchen.example': feedsSlowkitchen,
  'itunes.apple.com': itunesApple,
  'open.spotify.com': openSpotify,
  'overcast.fm': overcast,
  'pca.st': pcaSt,
  'player.vimeo.com': playerVimeo,
  'pocketcasts.com': pocketcasts,
  'podcasts.apple.com': podcastsApple,
  'slowkitchen.wistia.com': slowkitchenWistia,
  'soundcloud.com': soundcloud,
  'static1.dmcdn.net': staticDmcdn,
  'talks.example.org': talksExample,
  'tube.example.org': tubeExample,
  'v16-webapp.tiktok.com': filesTiktok,
  'video.example.org': videoExample,
  'video.twimg.com': vodExample,
  'vimeo.com': vimeo,
  'vod.example.net': vodExample,
  'vtt-c.udemycdn.com': vttUdemycdn,
  'www.bilibili.com': wwwBilibili,
  'www.coursera.org': wwwCoursera,
  'www.dailymotion.com': wwwDailymotion,
  'www.douyin.com': wwwDouyin,
  'www.loom.com': wwwLoom,
  'www.ted.com': wwwTed,
  'www.tiktok.com': wwwTiktok,
  'www.twitch.tv': wwwTwitch,
  'gql.twitch.tv': gqlTwitch,
  'www.udemy.com': wwwUdemy,
  'www.xiaoyuzhoufm.com': wwwXiaoyuzhoufm,
  'www.youtube-nocookie.com': wwwYoutube,
  'www.youtube.com': wwwYoutube,
  'x.com': x,
};

/** Local servers that stand for the internet: a browser started with `rules` reaches nothing else. */
export interface World {
  httpsPort: number;
  httpPort: number;
  /** Value of Chromium's --host-resolver-rules. */
  rules: string;
  /** Every request of pages and extensions so far, also those to hosts that the world does not know. */
  requests: WorldRequest[];
  /** Requests whose address contains `part` wait that long before they are answered; 0 ends it. */
  delay(part: string, milliseconds: number): void;
  /** Requests whose address contains `part` get this answer; undefined ends it. */
  replace(part: string, answer: Answer | undefined): void;
  /** While it is offline every connection breaks, as without a network. */
  setOffline(offline: boolean): void;
  close(): Promise<void>;
}

const maxBody = 1_000_000;
/** Where Chromium goes for its own sake, which would only disturb the list of requests. */
const nowhere = ['update.googleapis.com', 'accounts.google.com', 'clients2.google.com', 'optimizationguide-pa.googleapis.com']
  .map((host) => `MAP ${host} ~NOTFOUND`)
  .join(', ');

function ask(request: WorldRequest): Answer {
  try {
    if (request.url.pathname === '/favicon.ico') return { status: 204 };
    const host = hosts[request.host] ?? hosts[request.host.replace(/^[^.]+/, '*')];
    return host?.(request) ?? { status: 404, body: 'Nothing here' };
  } catch (error) {
    return { status: 400, body: String(error) };
  }
}

/** Starts the world on free ports of the loopback interface. `?delay=ms` in any address delays that one answer. */
export async function startWorld(): Promise<World> {
  const requests: WorldRequest[] = [];
  const delays = new Map<string, number>();
  const replacements = new Map<string, Answer>();
  const sockets = new Set<Socket>();
  let isOffline = false;

  const listener =
    (scheme: 'http' | 'https'): RequestListener =>
    async (incoming, response) => {
      const request = await read(scheme, incoming).catch(() => undefined);
      if (!request) return void response.writeHead(400).end();
      requests.push(request);
      const { href, searchParams } = request.url;
      const match = <T>(table: Map<string, T>) => [...table].find(([part]) => href.includes(part))?.[1];
      await sleep(match(delays) ?? Math.min(Number(searchParams.get('delay')) || 0, 60_000), undefined, { ref: false });
      if (!response.destroyed) send(response, match(replacements) ?? ask(request), incoming.headers.range);
    };

  const servers = [createHttpsServer(makeCertificate(), listener('https')), createHttpServer(listener('http'))] as const;
  for (const server of servers) {
    server.on('connection', (socket: Socket) => {
      if (isOffline) return void socket.destroy();
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  }
  const [httpsPort, httpPort] = servers.map((server) => (server.address() as AddressInfo).port) as [number, number];
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  const set = <T>(table: Map<string, T>, part: string, value: T | undefined) =>
    value ? table.set(part, value) : table.delete(part);

  return {
    httpsPort,
    httpPort,
    rules: `${nowhere}, MAP *:443 127.0.0.1:${httpsPort}, MAP *:80 127.0.0.1:${httpPort}, EXCLUDE localhost, EXCLUDE 127.0.0.1`,
    requests,
    delay: (part, milliseconds) => void set(delays, part, milliseconds),
    replace: (part, answer) => void set(replacements, part, answer),
    setOffline(offline) {
      isOffline = offline;
      if (offline) hangUp();
    },
    async close() {
      const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)));
      hangUp();
      await Promise.all(closed);
    },
  };
}

async function read(scheme: string, incoming: IncomingMessage): Promise<WorldRequest> {
  const url = new URL(incoming.url ?? '/', `${scheme}://${incoming.headers.host}`);
  let body = '';
  for await (const chunk of incoming) {
    body += chunk;
    if (body.length > maxBody) throw new Error('too long');
  }
  return { host: url.hostname, method: incoming.method ?? 'GET', url, headers: incoming.headers, body, at: Date.now() };
}
