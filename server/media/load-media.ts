import { limitConcurrency } from '../../lib/async/limit-concurrency.ts';
import { Failure } from '../../lib/contract/failure.ts';
import type { AudioSource } from '../../lib/ports/speech.ts';
import type { VettedOpen } from '../outbound/vetted-open.ts';
import { type DownloadPatience, download, peek } from './download.ts';
import type { MediaFile, MediaFiles } from './media-files.ts';
import type { PageMedia, Wanted } from './yt-dlp-media.ts';

/** The way to media files. */
export interface MediaLoader {
  /** The beginning of a medium and what is known of the whole, without loading it. */
  begin(source: AudioSource, wanted: Wanted, signal: AbortSignal): Promise<MediaBeginning>;
  /** All of a medium, in a file that is gone with the signal. */
  load(source: AudioSource, wanted: Wanted, signal: AbortSignal): Promise<MediaFile>;
}
export interface MediaBeginning {
  /** Bytes of the whole; 0 while unknown. */
  size: number;
  /** Gone with the signal; none of what only another program gets at. */
  file?: MediaFile;
}

export interface MediaLoaderOptions {
  open: VettedOpen;
  files: MediaFiles;
  pageMedia?: PageMedia;
  patience?: Partial<DownloadPatience>;
}

/** Files that are loaded at a time. */
const together = 4;
/** Bytes in which most files say what they are. */
const beginning = 256 * 1024;

/**
 * Loads what is to be heard and seen, through the vetted way out. Throws `noSound` or `noPictures` for what this host can't get
 * at, and for what says that it is a page or a list; `tooLarge`, `storageFull`, `siteFailed`, `timeout` and `cancelled`.
 */
export function mediaLoader({ open, files, pageMedia, patience }: MediaLoaderOptions): MediaLoader {
  const gate = limitConcurrency(together);
  const nothing = (wanted: Wanted, message: string, reason: string) =>
    new Failure(wanted === 'sound' ? 'noSound' : 'noPictures', message, { reason });
  const refuse = (source: AudioSource, wanted: Wanted) => {
    if (source.kind === 'kept') throw nothing(wanted, 'what is kept on a device is heard and seen there', 'gone');
    if (source.kind === 'page' && !pageMedia) throw nothing(wanted, 'this server loads files only', 'stream');
  };

  return {
    async begin(source, wanted, signal) {
      refuse(source, wanted);
      if (source.kind !== 'file') return { size: 0 };
      const file = await files.create(signal);
      const { size, contentType } = await peek(open, source.url, { into: file, bytes: beginning, signal });
      if (/html|xml|json|mpegurl/i.test(contentType)) throw nothing(wanted, `${contentType} is no media file`, 'format');
      if (file.size() === 0) throw nothing(wanted, 'the file is empty', 'empty');
      await files.admit(size);
      return { size, file };
    },

    async load(source, wanted, signal) {
      refuse(source, wanted);
      const file = await files.create(signal);
      await gate(async () => {
        if (source.kind === 'file') await download(open, source.url, { into: file, files, signal, patience });
        if (source.kind === 'page') await pageMedia!(source.url, wanted, { into: file, signal });
      });
      return file;
    },
  };
}
