type Attributes = Record<string, string>;

const playerScript =
  /^(?:https?:)?\/\/(?:cdn\.jwplayer|content\.jwplatform|fast\.wistia|embed\.videodelivery|embed\.cloudflarestream|cdnapi(?:sec)?\.kaltura)\.(?:com|net)\//;
const wistiaClass = /(?:^|\s)wistia_async_([0-9a-z]{10})(?:\s|$)/;

const youtube = (id = '') => (id ? `https://www.youtube.com/embed/${encodeURIComponent(id)}` : undefined);
const vimeo = (id = '') => (id ? `https://player.vimeo.com/video/${encodeURIComponent(id)}` : undefined);
const wistia = (id = '') => (id ? `https://fast.wistia.net/embed/iframe/${encodeURIComponent(id)}` : undefined);
const mux = ({ 'playback-id': id = '' }: Attributes) => (id ? `https://player.mux.com/${encodeURIComponent(id)}` : undefined);

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
  stream: ({ src }) => (/^[0-9a-f]{32}$/.test(src ?? '') ? `https://iframe.videodelivery.net/${src}` : undefined),
  script: ({ src }) => (playerScript.test(src ?? '') ? src : undefined),
};

/** Returns the address of the player that a script makes of an element; undefined for any other element. */
export function findPlayerFrame(name: string, attributes: Attributes): string | undefined {
  if (Object.hasOwn(elements, name)) return elements[name]!(attributes);
  const {
    class: classes = '',
    'data-plyr-provider': provider,
    'data-plyr-embed-id': embedId,
    'data-video-jw-id': jwId,
  } = attributes;
  if (embedId) return /^https?:/.test(embedId) ? embedId : provider === 'vimeo' ? vimeo(embedId) : youtube(embedId);
  if (jwId) return `https://cdn.jwplayer.com/players/${encodeURIComponent(jwId)}`;
  return wistia(wistiaClass.exec(classes.slice(0, 2000))?.[1]);
}

/** Returns the addresses in the setup that Video.js reads from an attribute. */
export function readDataSetup(written: string): string[] {
  try {
    const { sources } = JSON.parse(written) as { sources?: unknown };
    return [sources]
      .flat()
      .flatMap((source) => (typeof source === 'object' && source && 'src' in source ? String(source.src) : []));
  } catch {
    return [];
  }
}
