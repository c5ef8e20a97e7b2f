import { hasPlainHost } from '../pages/page-headers.ts';

/** Schemes of programs that are known to receive codes; any other is a domain name in reverse (RFC 8252, section 7.1). */
const programSchemes = ['claude', 'cursor', 'vscode', 'vscode-insiders', 'windsurf', 'zed'];

/** Whether an address may receive codes: a web address with a plain host, or one with the scheme of a program. */
export function isRedirectUri(text: unknown): boolean {
  if (typeof text !== 'string' || !URL.canParse(text)) return false;
  const url = new URL(text);
  const { protocol, username, password } = url;
  if (username !== '' || password !== '') return false;
  if (protocol === 'https:' || protocol === 'http:') return hasPlainHost(url);
  const scheme = protocol.slice(0, -1);
  return programSchemes.includes(scheme) || /^[a-z][a-z\d-]*(?:\.[a-z\d-]+)+$/.test(scheme);
}
