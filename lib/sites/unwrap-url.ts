/** Pages that links pass through to be counted or checked: the parameter that contains the target. */
const wrappers: { host: RegExp; path: RegExp; parameter: string }[] = [
  { host: /^(?:www\.)?google\.[a-z.]{2,6}$/, path: /^\/url$/, parameter: 'q' },
  { host: /^(?:www\.)?google\.[a-z.]{2,6}$/, path: /^\/url$/, parameter: 'url' },
  { host: /^(?:www\.|m\.)?youtube\.com$/, path: /^\/redirect$/, parameter: 'q' },
  { host: /^(?:www\.|m\.)?youtube\.com$/, path: /^\/attribution_link$/, parameter: 'u' },
  { host: /^consent\.(?:youtube|google)\.[a-z.]{2,6}$/, path: /^\/(?:m|ml|s|d|save)?$/, parameter: 'continue' },
  { host: /^accounts\.(?:youtube|google)\.[a-z.]{2,6}$/, path: /^\/ServiceLogin$/i, parameter: 'continue' },
  { host: /^(?:www\.|m\.|mbasic\.)?facebook\.com$/, path: /^\/(?:flx\/warn\/?|l\.php)$/, parameter: 'u' },
  { host: /^(?:www\.)?facebook\.com$/, path: /^\/plugins\/(?:post|video)\.php$/, parameter: 'href' },
  { host: /^lm?\.(?:facebook|instagram|messenger|threads)\.(?:com|net)$/, path: /^\/(?:l\.php)?$/, parameter: 'u' },
  { host: /^w\.soundcloud\.com$/, path: /^\/player\/?$/, parameter: 'url' },
  { host: /^cdn\.embedly\.com$/, path: /^\/widgets\/media\.html$/, parameter: 'src' },
  { host: /^(?:www\.|m\.)?youtube\.com$/, path: /^\/signin$/, parameter: 'next' },
];
const maxWrappers = 5;

/** Returns the target of a wrapped link, which the link itself contains; the same URL if nothing is wrapped. */
export function unwrapUrl(url: URL): URL {
  let target = url;
  for (let i = 0; i < maxWrappers; i++) {
    const inner = unwrapOnce(target);
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

/** Returns the address that a link contains, if it is one of http or https without a user name. */
export function httpUrl(text: string, base?: URL): URL | undefined {
  const url = URL.canParse(text, base?.href) ? new URL(text, base?.href) : undefined;
  return url && /^https?:$/.test(url.protocol) && !url.username ? url : undefined;
}
