import { lookup as lookupAddresses } from 'node:dns/promises';
import { isIPv6, type LookupFunction } from 'node:net';
import { Agent } from 'undici';
import { Failure } from '../../lib/contract/failure.ts';

/** All addresses of a host name, as text; it may fail with whatever error. */
export type Resolve = (host: string) => Promise<string[]>;

export interface Vetting {
  resolve: Resolve;
  /** Whether an address may be connected to. */
  isAllowed(address: string): boolean;
}

export const systemResolve: Resolve = async (host) => (await lookupAddresses(host, { all: true })).map(({ address }) => address);

/**
 * Connects to a name only if every address of it is allowed, and then to one of those: whatever the name resolves to a
 * moment later is not asked for. Without proxies. Addresses in figures are never looked up; the caller checks those.
 */
export function createVettedAgent({ resolve, isAllowed, ...options }: Vetting & Agent.Options): Agent {
  const vet = async (host: string) => {
    const addresses = await resolve(host).catch(() => []);
    // One answer for both, since which names lead into a private network is nobody's business.
    if (addresses.length === 0 || !addresses.every(isAllowed)) throw new Failure('siteFailed', `${host} can't be reached`);
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
