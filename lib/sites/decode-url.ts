/**
 * Reverts an encoding that a program applied once too often: `%3F` in the path becomes a question mark, `&amp;` a separator, and
 * a dot at the end of the host is removed. Undefined if nothing is encoded, or not decodable.
 */
export function decodeUrl(url: URL): URL | undefined {
  const host = url.host.replace(/\.$/, '');
  const written = url.pathname + url.search;
  if (!/%|&amp;/.test(written) && host === url.host) return undefined;
  try {
    const text = `${url.protocol}//${host}${decodeURIComponent(url.pathname)}${url.search}`.replaceAll('&amp;', '&');
    return URL.canParse(text) ? new URL(text + url.hash) : undefined;
  } catch {
    return undefined;
  }
}
