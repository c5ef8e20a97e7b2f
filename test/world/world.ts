import { createServer as createHttpServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeCertificate } from './certificate.ts';
import type { Answer, Host, WorldRequest } from './host.ts';
import { aisubtitleHdslb } from './hosts/aisubtitle-hdslb.ts';
import { apiArdmediathek } from './hosts/api-ardmediathek.ts';
import { apiBilibili } from './hosts/api-bilibili.ts';
import { apiNotion } from './hosts/api-notion.ts';
import { archiveOrg } from './hosts/archive-org.ts';
import { openLiveBbc, vodSubBbc, wwwBbc } from './hosts/bbc.ts';
import { blogExample } from './hosts/blog-example.ts';
import { cdnExample } from './hosts/cdn-example.ts';
import { clipsExample } from './hosts/clips-example.ts';
import { consentYoutube } from './hosts/consent-youtube.ts';
import { fastWistia, slowkitchenWistia } from './hosts/fast-wistia.ts';
import { feedsExample } from './hosts/feeds-example.ts';
import { feedsSlowkitchen } from './hosts/feeds-slowkitchen.ts';
import {
  bCdn,
  cdnJwplayer,
  edgeApiBrightcove,
  iframeMediadelivery,
  playersBrightcove,
  playVidyard,
} from './hosts/hosted-players.ts';
import { cdnHf, huggingface } from './hosts/huggingface.ts';
import { itunesApple } from './hosts/itunes-apple.ts';
import { openSpotify } from './hosts/open-spotify.ts';
import { overcast } from './hosts/overcast.ts';
import { playerVimeo } from './hosts/player-vimeo.ts';
import { pcaSt, pocketcasts } from './hosts/pocketcasts.ts';
import { apiSimplecast, feederAcast } from './hosts/podcast-players.ts';
import { podcastsApple } from './hosts/podcasts-apple.ts';
import { rumble } from './hosts/rumble.ts';
import { mediaSlowkitchen, trackerExample } from './hosts/slowkitchen-media.ts';
import { soundcloud } from './hosts/soundcloud.ts';
import { speechProvider } from './hosts/speech-provider.ts';
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
import { wwwNicovideo } from './hosts/www-nicovideo.ts';
import { wwwTed } from './hosts/www-ted.ts';
import { filesTiktok, wwwTiktok } from './hosts/www-tiktok.ts';
import { gqlTwitch, wwwTwitch } from './hosts/www-twitch.ts';
import { vttUdemycdn, wwwUdemy } from './hosts/www-udemy.ts';
import { mediaXyzcdn, wwwXiaoyuzhoufm } from './hosts/www-xiaoyuzhoufm.ts';
import { wwwYoutube } from './hosts/www-youtube.ts';
import { cdnSyndicationTwimg, x } from './hosts/x.ts';
import { send } from './send.ts';

/** The handler of each host, or of all hosts of a domain. */
const hosts: Record<string, Host> = {
  'aisubtitle.hdslb.com': aisubtitleHdslb,
  'api.ardmediathek.de': apiArdmediathek,
  'api.assemblyai.com': speechProvider,
  'api.bilibili.com': apiBilibili,
  'api.deepgram.com': speechProvider,
  'api.elevenlabs.io': speechProvider,
  'api.groq.com': speechProvider,
  'api.notion.com': apiNotion,
  'api.openai.com': speechProvider,
  'api.simplecast.com': apiSimplecast,
  'archive.org': archiveOrg,
  '*.b-cdn.net': bCdn,
  'blog.example.org': blogExample,
  'cdn.example.net': cdnExample,
  'cdn.jwplayer.com': cdnJwplayer,
  'cdn.loom.com': cdnLoom,
  'cdn.syndication.twimg.com': cdnSyndicationTwimg,
  'clips.example.org': clipsExample,
  'closed.example.net': closedExample,
  'consent.youtube.com': consentYoutube,
  'fast.wistia.net': fastWistia,
  'feeder.acast.com': feederAcast,
  '*.feeds.example': feedsExample,
  'feeds.slowkitchen.example': feedsSlowkitchen,
  'huggingface.co': huggingface,
  'iframe.mediadelivery.net': iframeMediadelivery,
  'itunes.apple.com': itunesApple,
  'media.slowkitchen.example': mediaSlowkitchen,
  'media.xyzcdn.net': mediaXyzcdn,
  'open.live.bbc.co.uk': openLiveBbc,
  'open.spotify.com': openSpotify,
  'overcast.fm': overcast,
  'pca.st': pcaSt,
  'play.vidyard.com': playVidyard,
  'players.brightcove.net': playersBrightcove,
  'edge.api.brightcove.com': edgeApiBrightcove,
  'player.vimeo.com': playerVimeo,
  'pocketcasts.com': pocketcasts,
  'podcasts.apple.com': podcastsApple,
  'rumble.com': rumble,
  'slowkitchen.wistia.com': slowkitchenWistia,
  'tracker.example': trackerExample,
  'soundcloud.com': soundcloud,
  'static1.dmcdn.net': staticDmcdn,
  'talks.example.org': talksExample,
  'tube.example.org': tubeExample,
  'us.aws.cdn.hf.co': cdnHf,
  'v16-webapp.tiktok.com': filesTiktok,
  'video.example.org': videoExample,
  'video.twimg.com': vodExample,
  'vimeo.com': vimeo,
  'vod-sub-uk-live.bbc.co.uk': vodSubBbc,
  'vod.example.net': vodExample,
  'vtt-c.udemycdn.com': vttUdemycdn,
  'www.bbc.co.uk': wwwBbc,
  'www.bilibili.com': wwwBilibili,
  'www.coursera.org': wwwCoursera,
  'www.dailymotion.com': wwwDailymotion,
  'www.douyin.com': wwwDouyin,
  'www.loom.com': wwwLoom,
  'www.nicovideo.jp': wwwNicovideo,
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

/** Local servers that stand in for the internet: a browser started with `rules` reaches nothing else. */
export interface World {
  httpsPort: number;
  httpPort: number;
  /** Value of Chromium's --host-resolver-rules. */
  rules: string;
  /** All requests of pages and extensions so far, including those to unknown hosts. */
  requests: WorldRequest[];
  /** Delays responses to requests whose address contains `part`; 0 ends the delay, also of the requests that wait. */
  delay(part: string, milliseconds: number): void;
  /** Replaces responses to requests whose address contains `part`; undefined restores them. */
  replace(part: string, answer: Answer | undefined): void;
  /** Breaks every connection while offline, as without a network. */
  setOffline(offline: boolean): void;
  /** Forgets requests, delays and replacements, ends the connections, and is online: as just started, at the same ports. */
  reset(): void;
  close(): Promise<void>;
}

/** Maximum size of a request body in bytes; an audio chunk fits in. */
const maxBody = 40_000_000;
/** Resolver rules that block Chromium's own requests, which would clutter the list of requests. */
const nowhere = ['update.googleapis.com', 'accounts.google.com', 'clients2.google.com', 'optimizationguide-pa.googleapis.com']
  .map((host) => `MAP ${host} ~NOTFOUND`)
  .join(', ');

async function ask(request: WorldRequest): Promise<Answer> {
  try {
    if (request.url.pathname === '/favicon.ico') return { status: 204 };
    const host = hosts[request.host] ?? hosts[request.host.replace(/^[^.]+/, '*')];
    return (await host?.(request)) ?? { status: 404, body: 'Nothing here' };
  } catch (error) {
    return { status: 400, body: String(error) };
  }
}

/** Starts the servers on free ports of the loopback interface. `?delay=ms` in any address delays its response. */
export async function startWorld(): Promise<World> {
  const requests: WorldRequest[] = [];
  const delays = new Map<string, { milliseconds: number; end: AbortController }>();
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
      const delay = match(delays);
      const milliseconds = delay?.milliseconds ?? Math.min(Number(searchParams.get('delay')) || 0, 60_000);
      await sleep(milliseconds, undefined, { ref: false, signal: delay?.end.signal }).catch(() => undefined);
      const answer = match(replacements) ?? (await ask(request));
      if (!response.destroyed) send(response, answer, incoming.headers.range);
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
  return {
    httpsPort,
    httpPort,
    rules: `${nowhere}, MAP *:443 127.0.0.1:${httpsPort}, MAP *:80 127.0.0.1:${httpPort}, EXCLUDE localhost, EXCLUDE 127.0.0.1`,
    requests,
    delay(part, milliseconds) {
      delays.get(part)?.end.abort();
      delays.delete(part);
      if (milliseconds > 0) delays.set(part, { milliseconds, end: new AbortController() });
    },
    replace: (part, answer) => void (answer ? replacements.set(part, answer) : replacements.delete(part)),
    setOffline(offline) {
      isOffline = offline;
      if (offline) hangUp();
    },
    reset() {
      isOffline = false;
      delays.clear();
      replacements.clear();
      hangUp();
      requests.length = 0;
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
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > maxBody) throw new Error('too long');
  }
  const bytes = Buffer.concat(chunks);
  const { method = 'GET', headers } = incoming;
  return { host: url.hostname, method, url, headers, body: bytes.toString(), bytes, at: Date.now() };
}
