import type { AppClient } from '../../components/app/app-context.ts';
import { goTo } from '../../components/places/route.ts';
import { Failure } from '../../lib/contract/failure.ts';
import { localFileUrl } from '../../lib/sites/local-file/address.ts';
import { audioClient } from '../app/audio-client.ts';
import { storeFile } from '../media/store-file.ts';
import { isTranscriptFile, openTranscriptFile, type TranscriptTarget } from './open-transcript.ts';

/** Types of files without media and captions: backups, documents and images. Files of unknown type are tried. */
const otherTypes = /^(?:text|image|font)\/|^application\/(?:json|xml|pdf|zip|gzip|x-gzip|msword|vnd\.)/;

/**
 * Stores a file on this device and opens it: media as an item of its own, captions and transcripts for the target or as an item
 * of their own. Throws `storageFull`, `noSound` and `captionsUnreadable`.
 */
export async function openFile(client: AppClient, file: File, target?: TranscriptTarget): Promise<void> {
  if (isTranscriptFile(file)) return openTranscriptFile(client, file, target);
  if (otherTypes.test(file.type))
    throw new Failure(
      'noSound',
      `${file.name} (${file.type}) is no media and no subtitles. Choose a video, audio or subtitle file.`,
      {
        reason: 'format',
      },
    );
  const { soundId, name } = await storeFile(file);
  try {
    // A truncated name may end with half a surrogate pair, which `encodeURIComponent` rejects.
    const { id } = await client.saveVideo({ url: localFileUrl(soundId, encodeURIComponent(name.toWellFormed())) });
    goTo({ place: 'item', contentId: id });
  } catch (error) {
    await audioClient.remove({ soundId });
    throw error;
  }
}
