const maxLength = 4000;
const readerScheme = /^(?:feed|itpc|pcast):(https?:)?/i;

/**
 * An http(s) address that somebody wrote, absolute; as it was written where it is that already. Empty for everything else.
 * Links made for feed readers count as what they stand for.
 */
export function webAddress(written = '', base?: string): string {
  const text = written.trim().replace(readerScheme, (_, scheme = 'https:') => scheme);
  if (!text || text.length > maxLength || !URL.canParse(text, base || undefined)) return '';
  if (/^https?:\/\/[^\s<>"\\]+$/i.test(text)) return text;
  const { href, protocol } = new URL(text, base || undefined);
  return protocol === 'https:' || protocol === 'http:' ? href : '';
}
