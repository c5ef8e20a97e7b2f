import { Failure } from '../../lib/contract/failure.ts';
import { localFileUrl } from '../../lib/sites/local-file/address.ts';
import { audioClient } from '../app/audio-client.ts';
import { serviceClient } from '../app/service-client.ts';
import { storeFile } from '../offscreen/audio/store-file.ts';
import { goTo } from './route.ts';

/** Types of files without media: lists, backups, documents and images. Files of unknown type are tried. */
const otherTypes = /^(?:text|image|font)\/|^application\/(?:json|xml|pdf|zip|gzip|x-gzip|msword|vnd\.)/;

/** Stores a file on this device and opens it as a media item. Throws `storageFull` and `noSound`. */
export async function openFile(file: File): Promise<void> {
  if (otherTypes.test(file.type))
    throw new Failure('noSound', `${file.name} (${file.type}) is not a media file. Choose an audio or video file.`, {
      reason: 'format',
    });
  const { soundId, name } = await storeFile(file);
  try {
    // A truncated name may end with half a surrogate pair, which `encodeURIComponent` rejects.
    const { id } = await serviceClient.saveVideo({ url: localFileUrl(soundId, encodeURIComponent(name.toWellFormed())) });
    goTo({ place: 'item', contentId: id });
  } catch (error) {
    await audioClient.remove({ soundId });
    throw error;
  }
}
