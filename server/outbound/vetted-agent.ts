import { lookup as lookupAddresses } from 'node:dns/promises';
import { isIPv6, type LookupFunction } from 'node:net';
import { Agent } from 'undici';
import { Failure } from '../../lib/contract/failure.ts';

/** Resolves a host name to all its addresses, as text. It may reject with any error. */
export type Resolve = (host: string) => Promise<string[]>;

/** Decides to which network addresses outbound requests may connect. */
export interface Vetting {
  resolve: Resolve;
  /** Whether an address may be connected to. */
  isAllowed(address: string): boolean;
}

/** Resolves a host name with the system's resolver. */
export const systemResolve: Resolve = async (host) => (await lookupAddresses(host, { all: true })).map(({ address }) => address);

/**
 * Creates an agent that connects to a host name only if all its addresses are allowed, and then to one of those, so that DNS
 * rebinding has no effect. It uses no proxies. Literal addresses are never looked up; the caller checks them.
 */
export function createVettedAgent({ resolve, isAllowed, ...options }: Vetting & Agent.Options): Agent {
  const vet = async (host: string) => {
    const addresses = await resolve(host).catch(() => []);
    // The same error for both, so that names in a private network are not revealed.
    if (addresses.length === 0 || !addresses.every(isAllowed)) throw new Failure('siteFailed', `${host} can't be reached.`);
    return addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  };
  const lookup: LookupFunction = (host, { all }, callback) => {
    vet(host).then(
      (found) => (all ? callback(null, found) : callback(null, found[0]!.address, found[0]!.family)),
      (failure: Failure) => callback(failure, []),
    );
  };
  return new Agent({ ...options, connect: { lookup } });
}
