import { limitConcurrency } from '../../lib/async/limit-concurrency.ts';
import { Failure } from '../../lib/contract/failure.ts';
import type { AudioSource } from '../../lib/ports/speech.ts';
import type { VettedOpen } from '../outbound/vetted-open.ts';
import { type DownloadPatience, download, peek } from './download.ts';
import type { MediaFile, MediaFiles } from './media-files.ts';
import type { PageMedia, Wanted } from './yt-dlp-media.ts';

/** Loads media files. */
export interface MediaLoader {
  /** Loads the first bytes of a media item, with what they say of the whole. */
  begin(source: AudioSource, wanted: Wanted, signal: AbortSignal): Promise<MediaBeginning>;
  /** Loads a whole media item into a file that is deleted when the signal aborts. */
  load(source: AudioSource, wanted: Wanted, signal: AbortSignal): Promise<MediaFile>;
}
export interface MediaBeginning {
  /** Bytes of the whole; 0 while unknown. */
  size: number;
  /** Deleted when the signal aborts; absent for media that only another program can load. */
  file?: MediaFile;
}

export interface MediaLoaderOptions {
  open: VettedOpen;
  files: MediaFiles;
  pageMedia?: PageMedia;
  patience?: Partial<DownloadPatience>;
}

/** The maximum number of files that are loaded at a time. */
const together = 4;
/** Bytes that suffice to recognize most files. */
const beginning = 256 * 1024;

/**
 * Loads media through vetted requests. Throws `noSound` or `noPictures` for media that this host can't load, and for a file that is a
 * page or a playlist by its type; `tooLarge`, `storageFull`, `siteFailed`, `timeout` and `cancelled`.
 */
export function mediaLoader({ open, files, pageMedia, patience }: MediaLoaderOptions): MediaLoader {
  const gate = limitConcurrency(together);
  const nothing = (wanted: Wanted, message: string, reason: string) =>
    new Failure(wanted === 'sound' ? 'noSound' : 'noPictures', message, { reason });
  const refuse = (source: AudioSource, wanted: Wanted) => {
    if (source.kind === 'kept') throw nothing(wanted, 'media stored on a device are processed there, not on this server', 'gone');
    if (source.kind === 'page' && !pageMedia)
      throw nothing(wanted, 'this server loads media files only: set GLOSS_YTDLP to load those of pages', 'stream');
  };

  return {
    async begin(source, wanted, signal) {
      refuse(source, wanted);
      if (source.kind !== 'file') return { size: 0 };
      const file = await files.create(signal);
      const { size, contentType } = await peek(open, source.url, { into: file, bytes: beginning, signal });
      if (/html|xml|json|mpegurl/i.test(contentType)) throw nothing(wanted, `${contentType} is not a media type`, 'format');
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
