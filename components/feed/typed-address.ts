/** What somebody types or pastes as an address: browsers hide its scheme, and links for feed readers have one of their own. */
export function typedAddress(text: string): string {
  const typed = text.trim().replace(/^(?:feed|itpc|pcast):(?:\/\/)?(?=https?:)/i, '');
  const bare = typed.replace(/^(?:feed|itpc|pcast):\/\//i, '');
  return /^[a-z][a-z\d+.-]*:/i.test(bare) && !/^[\w.-]+:\d/.test(bare) ? bare : bare && `https://${bare}`;
}
