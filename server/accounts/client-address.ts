import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

/**
 * Returns the network address to which a request is attributed: the client's, as the last of `trustedProxies` proxies reports it.
 * For IPv6 it is the /64 network, because one household has 2^64 addresses.
 */
export function getClientAddress(context: Context, trustedProxies: number): string {
  const forwarded = context.req.header('x-forwarded-for')?.split(',') ?? [];
  const seen = trustedProxies > 0 ? withoutPort(forwarded.at(-trustedProxies)) : undefined;
  const address = seen ?? getConnInfo(context).remote.address ?? '';
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv6' ? parsed.toNormalizedString().split(':').slice(0, 4).join(':') : parsed.toString();
}

/** Returns an address without the port and the brackets that some proxies write, as in `203.0.113.7:51234` and `[2001:db8::1]:443`. */
const withoutPort = (address: string | undefined): string | undefined =>
  address?.trim().replace(/^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/, '$1$2');
