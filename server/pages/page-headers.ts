/**
 * What goes with every page: no script runs, nothing is framed, kept or told to others. `formTarget` is where a form's answer may
 * redirect besides this server, since browsers hold redirects to the policy too.
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
  // An address may hold the secret of a mail's link.
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
});

/** How a policy names where an address leads; IPv6 has no name there but its scheme. */
export function formTargetOf(address: string): string {
  const { protocol, host, hostname } = new URL(address);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && !hostname.startsWith('[') ? `${protocol}//${host}` : protocol;
}
