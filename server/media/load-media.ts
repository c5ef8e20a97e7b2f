import { limitConcurrency } from '../../lib/async/limit-concurrency.ts';
import { Failure } from '../../lib/contract/failure.ts';
import type { AudioSource } from '../../lib/ports/speech.ts';
import type { VettedOpen } from '../outbound/vetted-open.ts';
import { type DownloadTimeouts, download, downloadStart } from './download.ts';
import type { MediaFile, MediaFiles } from './media-files.ts';
import type { MediaTrack, PageMedia } from './yt-dlp-media.ts';

/** Downloads the audio or video file of a media item to a temporary file of this server. */
export interface MediaLoader {
  /** Loads the first bytes of a media item, with what they say of the whole. */
  loadStart(source: AudioSource, wanted: MediaTrack, signal: AbortSignal): Promise<MediaStart>;
  /** Loads a whole media item into a file that is deleted when the signal aborts. */
  load(source: AudioSource, wanted: MediaTrack, signal: AbortSignal): Promise<MediaFile>;
}
/** The first bytes of a media item's file, and the size of the whole. */
export interface MediaStart {
  /** Bytes of the whole; 0 while unknown. */
  size: number;
  /** Deleted when the signal aborts; absent for media that only another program can load. */
  file?: MediaFile;
}

/** The dependencies of the media loader: requests, temporary files, and the program for media of pages. */
export interface MediaLoaderOptions {
  open: VettedOpen;
  files: MediaFiles;
  pageMedia?: PageMedia;
  timeouts?: Partial<DownloadTimeouts>;
}

/** The maximum number of files that are loaded at a time. */
const maxConcurrentLoads = 4;
/** Bytes that suffice to recognize most files. */
const startBytes = 256 * 1024;

/**
 * Loads media through vetted requests. Throws `noSound` or `noPictures` for media that this host can't load, and for a file that is a
 * page or a playlist by its type; `tooLarge`, `storageFull`, `siteFailed`, `timeout` and `cancelled`.
 */
export function mediaLoader({ open, files, pageMedia, timeouts }: MediaLoaderOptions): MediaLoader {
  const gate = limitConcurrency(maxConcurrentLoads);
  const failure = (wanted: MediaTrack, message: string, reason: string) =>
    new Failure(wanted === 'audio' ? 'noSound' : 'noPictures', message, { reason });
  const refuse = (source: AudioSource, wanted: MediaTrack) => {
    if (source.kind === 'stored')
      throw failure(wanted, 'Media stored on a device are processed there, not on this server.', 'gone');
    if (source.kind === 'page' && !pageMedia)
      throw failure(wanted, 'This server loads media files only. Set GLOSS_YTDLP to load those of pages.', 'stream');
  };

  return {
    async loadStart(source, wanted, signal) {
      refuse(source, wanted);
      if (source.kind !== 'file') return { size: 0 };
      const file = await files.create(signal);
      const { size, contentType } = await downloadStart(open, source.url, { into: file, bytes: startBytes, signal });
      if (/html|xml|json|mpegurl/i.test(contentType)) throw failure(wanted, `${contentType} is not a media type.`, 'format');
      if (file.size() === 0) throw failure(wanted, 'The file is empty.', 'empty');
      await files.ensureFreeSpace(size);
      return { size, file };
    },

    async load(source, wanted, signal) {
      refuse(source, wanted);
      const file = await files.create(signal);
      await gate(async () => {
        if (source.kind === 'file') await download(open, source.url, { into: file, files, signal, timeouts });
        if (source.kind === 'page') await pageMedia!(source.url, wanted, { into: file, signal });
      });
      return file;
    },
  };
}
