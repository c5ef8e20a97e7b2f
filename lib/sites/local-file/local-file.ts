import { Failure } from '../../contract/failure.ts';
import { identityOf } from '../content-id.ts';
import type { Site } from '../site.ts';
import { localFileAddress } from './address.ts';

/** Files that a person gave. Nobody is asked: their words come from listening. */
export const localFile: Site = {
  name: 'localFile',
  detect: localFileAddress,

  async resolve(url) {
    const address = localFileAddress(url);
    if (!address) throw new Failure('noMedia', 'not a file of this device');
    const name = address.canonicalUrl.split('/').at(-1)!;
    return { ...identityOf(address), title: decoded(name), duration: 0, tracks: [] };
  },

  captions: async () => {
    throw new Failure('noCaptions', 'a file of this device');
  },
};

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
