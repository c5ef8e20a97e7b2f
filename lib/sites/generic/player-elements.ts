import { brightcovePlayer } from './brightcove-player.ts';
import type { Attributes } from './element-attributes.ts';

const playerScript =
  /^(?:https?:)?\/\/(?:cdn\.jwplayer|content\.jwplatform|fast\.wistia|embed\.videodelivery|embed\.cloudflarestream|cdnapi(?:sec)?\.kaltura)\.(?:com|net)\//;
/** Matches the script of Dailymotion's player, whose element names the video. */
const dailymotionScript = /^(?:https?:)?\/\/geo\.dailymotion\.com\/player(?:\/\w{1,20})?\.js(?:[?#]|$)/;
const wistiaClass = /(?:^|\s)wistia_async_([0-9a-z]{10})(?:\s|$)/;

const youtube = (id = '') => (id ? `https://www.youtube.com/embed/${encodeURIComponent(id)}` : undefined);
const vimeo = (id = '') => (id ? `https://player.vimeo.com/video/${encodeURIComponent(id)}` : undefined);
const wistia = (id = '') => (id ? `https://fast.wistia.net/embed/iframe/${encodeURIComponent(id)}` : undefined);
const dailymotion = (id = '') => (id ? `https://www.dailymotion.com/embed/video/${encodeURIComponent(id)}` : undefined);
/** Returns the player of Mux by its id, or for one that needs a token the stream, whose address includes the token. */
const mux = ({ 'playback-id': written = '', 'playback-token': given, src }: Attributes): string | undefined => {
  const [id, token = given] = written.split('?token=', 2);
  if (!id) return src;
  return token
    ? `https://stream.mux.com/${encodeURIComponent(id)}.m3u8?token=${encodeURIComponent(token)}`
    : `https://player.mux.com/${encodeURIComponent(id)}`;
};

/** Addresses of the frames that elements of players become, by the elements' names. */
const elements: Record<string, (attributes: Attributes) => string | undefined> = {
  'lite-youtube': ({ videoid }) => youtube(videoid),
  'lite-vimeo': ({ videoid }) => vimeo(videoid),
  'youtube-video': ({ src }) => src,
  'vimeo-video': ({ src }) => src,
  'wistia-player': ({ 'media-id': id }) => wistia(id),
  'mux-player': mux,
  'mux-video': mux,
  'mux-audio': mux,
  'amp-youtube': ({ 'data-videoid': id }) => youtube(id),
  'amp-vimeo': ({ 'data-videoid': id }) => vimeo(id),
  'amp-dailymotion': ({ 'data-videoid': id }) => dailymotion(id),
  'amp-jwplayer': ({ 'data-media-id': id = '' }) =>
    id ? `https://cdn.jwplayer.com/players/${encodeURIComponent(id)}` : undefined,
  'amp-wistia-player': ({ 'data-media-hashed-id': id }) => wistia(id),
  'amp-iframe': ({ src }) => src,
  'amp-video-iframe': ({ src }) => src,
  oembed: ({ url }) => url,
  object: ({ data }) => data,
  param: ({ name, value }) => (/^(?:movie|src)$/i.test(name ?? '') ? value : undefined),
  stream: ({ src }) => (/^[0-9a-f]{32}$/.test(src ?? '') ? `https://iframe.videodelivery.net/${src}` : undefined),
  script: ({ src = '', 'data-video': id }) =>
    dailymotionScript.test(src) ? dailymotion(id) : playerScript.test(src) ? src : undefined,
};

/** Returns the address of the player that a script makes of an element; undefined for any other element. */
export function findPlayerFrame(name: string, attributes: Attributes): string | undefined {
  if (Object.hasOwn(elements, name)) return elements[name]!(attributes);
  const {
    class: classes = '',
    'data-plyr-provider': provider,
    'data-plyr-embed-id': embedId,
    'data-video-jw-id': jwId,
    'data-oembed-url': pageUrl,
    'data-uuid': uuid,
    'data-account': account,
    'data-video-id': videoId,
    'data-player': player,
    'data-embed': embed,
  } = attributes;
  if (embedId) return /^https?:/.test(embedId) ? embedId : provider === 'vimeo' ? vimeo(embedId) : youtube(embedId);
  if (jwId) return `https://cdn.jwplayer.com/players/${encodeURIComponent(jwId)}`;
  if (pageUrl) return pageUrl;
  if (videoId && account && /^\d+$/.test(account)) return brightcovePlayer({ account, player, embed, videoId });
  if (uuid && /\bvidyard-player-embed\b/.test(classes)) return `https://play.vidyard.com/${encodeURIComponent(uuid)}`;
  return wistia(wistiaClass.exec(classes.slice(0, 2000))?.[1]) ?? findFacade(name, attributes);
}

const ownId = /^data-(youtube|yt|vimeo)(?:-?video)?(?:-?id)?$/;
const otherId = /^data-(?:(?:video|embed|src)-?)?(?:id|embed)$/;
const hosts = { youtube, yt: youtube, vimeo };

/**
 * Returns the player that stands behind a picture until it is clicked: its id is in an attribute, and its host in the
 * attribute's name, in a class or in another attribute. Also the player of a quoted post, and of a link that opens a player.
 */
function findFacade(name: string, attributes: Attributes): string | undefined {
  const { class: classes = '', cite, href } = attributes;
  const names = Object.keys(attributes);
  if (!classes && !names.some((key) => key.startsWith('data-'))) return undefined;
  const marks = [classes, attributes['data-provider'], attributes['data-type'], attributes['data-source']]
    .join(' ')
    .slice(0, 2000);
  if (name === 'blockquote') return /\btiktok-embed\b/.test(marks) ? cite : undefined;
  const opensPlayer = /\b(?:fancybox|lightbox|glightbox|popup-(?:youtube|vimeo|video)|video-popup)\b/.test(marks);
  if (name === 'a') return opensPlayer || 'data-fancybox' in attributes || 'data-lity' in attributes ? href : undefined;
  const host = /(?:^|[\s_-])(youtube|yt|vimeo)(?:[\s_-]|$)/.exec(marks)?.[1] as keyof typeof hosts | undefined;
  for (const key of names) {
    const value = attributes[key]!;
    const owner = (ownId.exec(key)?.[1] ?? (otherId.test(key) && host)) as keyof typeof hosts | undefined;
    if (owner && /^https?:/.test(value)) return value;
    if (owner && (owner === 'vimeo' ? /^\d{5,12}$/ : /^[\w-]{11}$/).test(value)) return hosts[owner](value);
  }
  return undefined;
}

/** Matches an address of a player's host in the settings that page builders write into attributes, but not that of a background. */
const playerAddress =
  /(?<!"background\w{0,40}"\s{0,3}:\s{0,3}")https?:\/\/(?:www\.)?(?:youtube\.com\/(?:watch\?v=|embed\/)|youtu\.be\/|(?:player\.)?vimeo\.com\/)[\w/?=&-]{5,200}/;

/** Returns the player that settings in an attribute name, which are JSON. */
export const findInSettings = (attributes: Attributes): string | undefined =>
  settingAttributes
    .map((key) => playerAddress.exec(attributes[key]?.slice(0, 20_000).replaceAll('\\/', '/') ?? '')?.[0])
    .find(Boolean);

const settingAttributes = ['data-settings', 'data-options', 'data-config', 'data-player', 'data-props'];

/** Returns the addresses in the setup that Video.js reads from an attribute, or in a list of sources. */
export function readDataSetup(written: string): string[] {
  try {
    const setup = JSON.parse(written) as { sources?: unknown } | unknown[];
    const sources = Array.isArray(setup) ? setup : setup.sources;
    return [sources]
      .flat()
      .flatMap((source) => (typeof source === 'object' && source && 'src' in source ? String(source.src) : []));
  } catch {
    return [];
  }
}
