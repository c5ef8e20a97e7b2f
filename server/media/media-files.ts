import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../../lib/contract/failure.ts';
import { programFolder } from './run-program.ts';

/** A temporary file without a name. The system deletes it with its last reader, however this process ends. */
export interface MediaFile {
  fd: number;
  size(): number;
  /** Appends bytes. Throws `tooLarge` beyond the maximum of a file, and `storageFull`. */
  append(bytes: Uint8Array): Promise<void>;
  /** Deletes the content. */
  empty(): Promise<void>;
  read(from: number, length: number): Promise<Buffer>;
}

/** The temporary media files of this server, within limits of size and free disk space. */
export interface MediaFiles {
  /** The maximum bytes of a file. */
  maxBytes: number;
  /** Checks that so many bytes may be stored. Throws `tooLarge`, and `storageFull` if they would leave too little free space. */
  ensureFreeSpace(bytes: number): Promise<void>;
  /** Creates an empty file, which is deleted when the signal aborts. */
  create(signal: AbortSignal): Promise<MediaFile>;
  /** Deletes the files that killed processes have left. */
  sweep(): Promise<void>;
}

/** Bytes of the disk that stay free for other programs, such as a database. */
const minFreeBytes = 512 * 2 ** 20;
/** Milliseconds after which a program's folder counts as abandoned. */
const abandonedAfterMs = 6 * 3600_000;

/** Creates the access to temporary media files in a folder, each of at most `maxBytes`. */
export function mediaFiles(folder: string, maxBytes: number): MediaFiles {
  const ensureFreeSpace = async (bytes: number) => {
    if (bytes > maxBytes)
      throw new Failure(
        'tooLarge',
        `${bytes} bytes of media are more than the maximum of ${maxBytes}. Raise GLOSS_MEDIA_MEGABYTES.`,
      );
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize - bytes < minFreeBytes)
      throw new Failure(
        'storageFull',
        `The disk of ${folder} has no space for ${bytes} bytes of media: ${minFreeBytes} bytes stay free for the database. Free some space.`,
      );
  };

  return {
    maxBytes,
    ensureFreeSpace,
    async create(signal) {
      await ensureFreeSpace(0);
      signal.throwIfAborted();
      const path = join(folder, randomUUID());
      const handle = await open(path, 'wx+', 0o600);
      const close = () => handle.close().catch(() => undefined);
      signal.addEventListener('abort', close, { once: true });
      await rm(path);
      // No event follows an abort during the opening.
      if (signal.aborted) await close();
      signal.throwIfAborted();
      return createMediaFile(handle, maxBytes, ensureFreeSpace);
    },
    async sweep() {
      // A file in use has no name any more.
      for (const name of await listNames(folder)) await rm(join(folder, name), { force: true });
      for (const name of await listNames(tmpdir())) {
        if (!name.startsWith(programFolder)) continue;
        const path = join(tmpdir(), name);
        const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
        // It may be another user's of this machine.
        if (Date.now() - mtimeMs > abandonedAfterMs) await rm(path, { recursive: true, force: true }).catch(() => undefined);
      }
    },
  };
}

/** Bytes between two checks of the disk. */
const checkIntervalBytes = 64 * 2 ** 20;

function createMediaFile(handle: FileHandle, maxBytes: number, ensureFreeSpace: (bytes: number) => Promise<void>): MediaFile {
  let size = 0;
  return {
    fd: handle.fd,
    size: () => size,
    async append(bytes) {
      if (size + bytes.length > maxBytes)
        throw new Failure('tooLarge', `The media are longer than the maximum of ${maxBytes} bytes. Raise GLOSS_MEDIA_MEGABYTES.`);
      if (Math.floor(size / checkIntervalBytes) !== Math.floor((size + bytes.length) / checkIntervalBytes))
        await ensureFreeSpace(bytes.length);
      for (let done = 0; done < bytes.length; ) {
        const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, size + done).catch(throwStorageError);
        done += bytesWritten;
      }
      size += bytes.length;
    },
    async empty() {
      await handle.truncate();
      size = 0;
    },
    async read(from, length) {
      const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - from)));
      let read = 0;
      while (read < bytes.length) {
        const { bytesRead } = await handle.read(bytes, read, bytes.length - read, from + read);
        if (bytesRead === 0) break;
        read += bytesRead;
      }
      return bytes.subarray(0, read);
    },
  };
}

function throwStorageError(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOSPC' || error.code === 'EDQUOT'
    ? new Failure('storageFull', 'The disk of the media folder is full. Free some space.')
    : error;
}

const listNames = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
