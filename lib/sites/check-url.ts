import { isPublicAddress } from './public-address.ts';

export interface Verdict {
  allowed: boolean;
  reason:
    | 'ok'
    | 'notAUrl'
    | 'scheme'
    | 'userinfo'
    | 'port'
    /** A name that only this machine or network knows. */
    | 'localName'
    | 'privateAddress'
    /** The name has no address. */
    | 'unresolved';
}

const localNames = /(?:^|\.)(?:localhost|local|internal|localdomain|home\.arpa)$/;
const ports = ['', '80', '443'];

/**
 * Whether an address that someone else chose may be asked: public http(s) only. With the addresses that the name
 * resolves to, all of them must be public; the asker then connects to one of those and to no other.
 */
export function checkUrl({ url: text, addresses }: { url: string; addresses?: string[] }): Verdict {
  if (!URL.canParse(text)) return refused('notAUrl');
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return refused('scheme');
  if (url.username || url.password) return refused('userinfo');
  if (!ports.includes(url.port)) return refused('port');
  // The URL parser has folded octal, hexadecimal and single-number addresses already.
  const host = url.hostname.replace(/\.$/, '');
  const isLiteral = host.startsWith('[') || /^[\d.]+$/.test(host);
  if (isLiteral && !isPublicAddress(host)) return refused('privateAddress');
  if (!isLiteral && (!host.includes('.') || localNames.test(host))) return refused('localName');
  if (addresses?.length === 0) return refused('unresolved');
  if (addresses?.some((address) => !isPublicAddress(address))) return refused('privateAddress');
  return { allowed: true, reason: 'ok' };
}

const refused = (reason: Verdict['reason']): Verdict => ({ allowed: false, reason });
