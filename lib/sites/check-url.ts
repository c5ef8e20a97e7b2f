import { isPublicAddress } from './public-address.ts';

/** Whether an address may be requested, and the reason if not. */
export interface UrlCheck {
  allowed: boolean;
  reason:
    | 'ok'
    | 'notAUrl'
    | 'scheme'
    | 'userinfo'
    | 'port'
    /** The name resolves only on this machine or network. */
    | 'localName'
    | 'privateAddress'
    /** The name does not resolve. */
    | 'unresolved';
}

/** Names that are reserved (RFC 2606, 6761, 6762, 7686, 8375, 9476, ICANN's `internal`), or that routers and companies give to their networks. */
const localNames = /(?:^|\.)(?:localhost|local|internal|localdomain|home\.arpa|lan|home|corp|intranet|private|onion|alt)$/;
const ports = ['', '80', '443'];

/**
 * Checks whether an address from an untrusted source may be requested: public http(s) only. If the resolved addresses are
 * given, all of them must be public; the caller must then connect to one of those.
 */
export function checkUrl({ url: text, addresses }: { url: string; addresses?: string[] }): UrlCheck {
  if (!URL.canParse(text)) return refuse('notAUrl');
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return refuse('scheme');
  if (url.username || url.password) return refuse('userinfo');
  if (!ports.includes(url.port)) return refuse('port');
  // The URL parser has normalized octal, hexadecimal and single-number addresses already.
  const host = url.hostname.replace(/\.$/, '');
  const isLiteral = host.startsWith('[') || /^[\d.]+$/.test(host);
  if (isLiteral && !isPublicAddress(host)) return refuse('privateAddress');
  if (!isLiteral && (!host.includes('.') || localNames.test(host))) return refuse('localName');
  if (addresses?.length === 0) return refuse('unresolved');
  if (addresses?.some((address) => !isPublicAddress(address))) return refuse('privateAddress');
  return { allowed: true, reason: 'ok' };
}

const refuse = (reason: UrlCheck['reason']): UrlCheck => ({ allowed: false, reason });
