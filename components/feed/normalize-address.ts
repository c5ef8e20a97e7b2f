/**
 * Normalizes an address that the user types or pastes: adds a missing scheme, and replaces the schemes of feed links
 * (feed:, itpc:, pcast:).
 */
export function normalizeAddress(text: string): string {
  const typed = text.trim().replace(/^(?:feed|itpc|pcast):(?:\/\/)?(?=https?:)/i, '');
  const bare = typed.replace(/^(?:feed|itpc|pcast):\/\//i, '');
  return /^[a-z][a-z\d+.-]*:/i.test(bare) && !/^[\w.-]+:\d/.test(bare) ? bare : bare && `https://${bare}`;
}

/** Returns whether an address can be one of the web: by http or https, of a host with a dot or a port, or of this device. */
export function isCompleteAddress(address: string): boolean {
  // Some browsers accept a space in a host name.
  if (!/^https?:\/\/[^\s\\/]+/i.test(address) || !URL.canParse(address)) return false;
  const { hostname, port } = new URL(address);
  return /[.:]/.test(hostname) || port !== '' || hostname === 'localhost';
}
