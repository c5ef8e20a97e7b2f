/**
 * Normalizes an address that the user types or pastes: adds a missing scheme, and replaces the schemes of feed links
 * (feed:, itpc:, pcast:).
 */
export function normalizeAddress(text: string): string {
  const typed = text.trim().replace(/^(?:feed|itpc|pcast):(?:\/\/)?(?=https?:)/i, '');
  const bare = typed.replace(/^(?:feed|itpc|pcast):\/\//i, '');
  return /^[a-z][a-z\d+.-]*:/i.test(bare) && !/^[\w.-]+:\d/.test(bare) ? bare : bare && `https://${bare}`;
}
