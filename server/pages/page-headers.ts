/**
 * Returns the headers of a page: no scripts, frames, caching or referrer. `formTarget` is a source that a form's response may
 * redirect to, because `form-action` applies to redirects too.
 */
export const pageHeaders = (formTarget?: string): Record<string, string> => ({
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    `form-action 'self'${formTarget ? ` ${formTarget}` : ''}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // An address may contain the secret of a mail's link.
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
});

/** Returns the CSP source of an address: its origin, or only the scheme for IPv6, which CSP cannot name. */
export function formTargetOf(address: string): string {
  const url = new URL(address);
  const { protocol, host, hostname } = url;
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && !hostname.startsWith('[') && hasPlainHost(url) ? `${protocol}//${host}` : protocol;
}

const plainHost = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*|\[[\da-f:.]+\])$/;

/** Whether the host of an address is a plain name or number, without wildcards and characters that are special in the header. */
export const hasPlainHost = (address: URL): boolean => plainHost.test(address.hostname);
