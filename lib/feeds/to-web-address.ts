import { isWebAddress } from '../contract/web-address.ts';

const maxLength = 4000;
const readerScheme = /^(?:feed|itpc|pcast):(https?:)?/i;

/**
 * Returns an address of a feed or its page as an absolute http(s) address; empty if it is no such address. The schemes of feed
 * readers (`feed:`, `itpc:`) are replaced.
 */
export function toWebAddress(written = '', base?: string): string {
  const text = written.trim().replace(readerScheme, (_, scheme = 'https:') => scheme);
  if (!text || text.length > maxLength || !URL.canParse(text, base || undefined)) return '';
  const { href } = new URL(text, base || undefined);
  if (!isWebAddress(href)) return '';
  return /^https?:\/\/[^\s<>"\\]+$/i.test(text) ? text : href;
}
