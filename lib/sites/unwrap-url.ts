/** Pages that links pass through to be counted or checked: the parameter that contains the target. */
const wrappers: { host: RegExp; path: RegExp; parameter: string }[] = [
  { host: /^(?:www\.)?google\.[a-z.]{2,6}$/, path: /^\/url$/, parameter: 'q' },
  { host: /^(?:www\.)?google\.[a-z.]{2,6}$/, path: /^\/url$/, parameter: 'url' },
  { host: /^(?:www\.|m\.)?youtube\.com$/, path: /^\/redirect$/, parameter: 'q' },
  { host: /^(?:www\.|m\.)?youtube\.com$/, path: /^\/attribution_link$/, parameter: 'u' },
  { host: /^consent\.(?:youtube|google)\.[a-z.]{2,6}$/, path: /^\/(?:m|ml|s|d|save)?$/, parameter: 'continue' },
  { host: /^accounts\.(?:youtube|google)\.[a-z.]{2,6}$/, path: /^\/ServiceLogin$/i, parameter: 'continue' },
  { host: /^(?:www\.|m\.|mbasic\.)?facebook\.com$/, path: /^\/flx\/warn\/?$/, parameter: 'u' },
  { host: /^(?:www\.|m\.|mbasic\.)?facebook\.com$/, path: /^\/l\.php$/, parameter: 'u' },
  { host: /^(?:www\.)?facebook\.com$/, path: /^\/plugins\/(?:post|video)\.php$/, parameter: 'href' },
  { host: /^lm?\.(?:facebook|instagram|messenger|threads)\.(?:com|net)$/, path: /^\/(?:l\.php)?$/, parameter: 'u' },
  { host: /^(?:www\.|m\.)?youtube\.com$/, path: /^\/oembed$/, parameter: 'url' },
  { host: /^(?:www\.)?vimeo\.com$/, path: /^\/api\/oembed\.(?:json|xml)$/, parameter: 'url' },
  { host: /^w\.soundcloud\.com$/, path: /^\/player\/?$/, parameter: 'url' },
  { host: /^cdn\.embedly\.com$/, path: /^\/widgets\/media\.html$/, parameter: 'src' },
  { host: /^out\.reddit\.com$/, path: /^\//, parameter: 'url' },
  { host: /^link\.zhihu\.com$/, path: /^\/$/, parameter: 'target' },
  { host: /^(?:www\.|m\.)?youtube\.com$/, path: /^\/signin$/, parameter: 'next' },
  { host: /^(?:m\.)?vk\.(?:com|ru)$/, path: /^\/away(?:\.php)?$/, parameter: 'to' },
  { host: /^(?:www\.)?linkedin\.com$/, path: /^\/(?:redir\/(?:redirect|suspicious-page)|safety\/go)\/?$/, parameter: 'url' },
  { host: /^t\.umblr\.com$/, path: /^\/redirect$/, parameter: 'z' },
  { host: /^duckduckgo\.com$/, path: /^\/l\/$/, parameter: 'uddg' },
  { host: /^slack-redir\.net$/, path: /^\/link$/, parameter: 'url' },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: /^\/$/, parameter: 'url' },
  { host: /^(?:gate|exit)\.sc$/, path: /^\/$/, parameter: 'url' },
  { host: /^disq\.us$/, path: /^\/url$/, parameter: 'url' },
  { host: /^link\.csdn\.net$/, path: /^\/$/, parameter: 'target' },
  { host: /^steamcommunity\.com$/, path: /^\/linkfilter\/?$/, parameter: 'u' },
  { host: /^steamcommunity\.com$/, path: /^\/linkfilter\/?$/, parameter: 'url' },
];
const maxWrappers = 5;

/** Returns the target of a wrapped link, which the link itself contains; the same URL if nothing is wrapped. */
export function unwrapUrl(url: URL): URL {
  let target = url;
  for (let i = 0; i < maxWrappers; i++) {
    const inner = unwrapOnce(target) ?? findAmpTarget(target);
    if (!inner) break;
    target = inner;
  }
  return target;
}

function unwrapOnce(url: URL): URL | undefined {
  for (const { host, path, parameter } of wrappers) {
    if (!host.test(url.host) || !path.test(url.pathname)) continue;
    const target = url.searchParams.get(parameter);
    const inner = target ? httpUrl(target, url) : undefined;
    if (inner) return inner;
  }
  return undefined;
}

/** Returns the page's address in that of an AMP cache: `/c/s/host/path`, `s` for https. */
function findAmpTarget(url: URL): URL | undefined {
  const isCache =
    /\.cdn\.ampproject\.org$/.test(url.host) || (/^(?:www\.)?google\.com$/.test(url.host) && url.pathname.startsWith('/amp/'));
  const found = isCache
    ? /^\/(?:amp|[a-z]|wp)\/(s\/)?([\w-]{1,63}(?:\.[\w-]{1,63}){1,10}\/[^?#]{0,4000})/.exec(url.pathname)
    : null;
  return found ? httpUrl(`${found[1] ? 'https' : 'http'}://${found[2]}${url.search}`, url) : undefined;
}

function httpUrl(text: string, base: URL): URL | undefined {
  if (!URL.canParse(text, base.href)) return undefined;
  const url = new URL(text, base);
  return (url.protocol === 'https:' || url.protocol === 'http:') && !url.username ? url : undefined;
}
