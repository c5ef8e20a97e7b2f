import { Failure } from '../../lib/contract/failure.ts';
import { localFileUrl } from '../../lib/sites/local-file/address.ts';
import { audioClient } from '../app/audio-client.ts';
import { serviceClient } from '../app/service-client.ts';
import { storeFile } from '../offscreen/audio/store-file.ts';
import { goTo } from './route.ts';

/** What no medium is in: lists, backups, documents and pictures. What the browser has no name for is tried. */
const otherTypes = /^(?:text|image|font)\/|^application\/(?:json|xml|pdf|zip|gzip|x-gzip|msword|vnd\.)/;

/** Keeps a file on this device and shows it as a medium. Throws `storageFull` and `noSound`. */
export async function openFile(file: File): Promise<void> {
  if (otherTypes.test(file.type)) throw new Failure('noSound', `${file.name} is ${file.type}`, { reason: 'format' });
  const { soundId, name } = await storeFile(file);
  try {
    // A name that was cut, or is none, may end with half a character.
    const { id } = await serviceClient.saveVideo({ url: localFileUrl(soundId, encodeURIComponent(name.toWellFormed())) });
    goTo({ place: 'item', contentId: id });
  } catch (error) {
    await audioClient.remove({ soundId });
    throw error;
  }
}
