import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

/**
 * Returns the network address to which a request is attributed: the client's, as the last of `trustedProxies` proxies reports it.
 * For IPv6 it is the /64 network, because one household has 2^64 addresses.
 */
export function getClientAddress(context: Context, trustedProxies: number): string {
  const forwarded = context.req.header('x-forwarded-for')?.split(',') ?? [];
  const seen = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : undefined;
  const address = seen ?? getConnInfo(context).remote.address ?? '';
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv6' ? parsed.toNormalizedString().split(':').slice(0, 4).join(':') : parsed.toString();
}
