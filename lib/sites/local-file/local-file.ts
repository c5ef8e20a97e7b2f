import { Failure } from '../../contract/failure.ts';
import { decodePercent } from '../../encoding/decode-percent.ts';
import { identityOf } from '../content-id.ts';
import type { Site } from '../site.ts';
import { localFileAddress } from './address.ts';

/** Files that the user chose. No request is made; they are transcribed. */
export const localFile: Site = {
  name: 'localFile',
  detect: localFileAddress,

  async resolve(url) {
    const address = localFileAddress(url);
    if (!address) throw new Failure('noMedia', 'The address is not that of a local file.');
    const name = address.canonicalUrl.split('/').at(-1)!;
    return { ...identityOf(address), title: decodePercent(name), duration: 0, tracks: [] };
  },

  captions: async () => {
    throw new Failure('noCaptions', 'Local files have no captions. Transcribe the file.');
  },
};
