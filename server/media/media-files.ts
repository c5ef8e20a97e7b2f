import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../../lib/contract/failure.ts';
import { programFolder } from './run-program.ts';

/** A file for a while. It has no name, so it is gone with its last reader, and with this process however that ends. */
export interface MediaFile {
  fd: number;
  size(): number;
  /** Throws `tooLarge` beyond what a file may have, and `storageFull`. */
  append(bytes: Uint8Array): Promise<void>;
  /** Begins anew. */
  empty(): Promise<void>;
  read(from: number, length: number): Promise<Buffer>;
}

export interface MediaFiles {
  /** Bytes that a file may have. */
  mostBytes: number;
  /** Throws `tooLarge`, and `storageFull` where so much would leave too little room. */
  admit(bytes: number): Promise<void>;
  /** An empty file, which is gone with the signal. */
  create(signal: AbortSignal): Promise<MediaFile>;
  /** Removes what processes that were killed have left. */
  sweep(): Promise<void>;
}

/** Bytes of the disk that are left to others: a database may live there too. */
const reserve = 512 * 2 ** 20;
/** Milliseconds after which a program's folder is nobody's. */
const abandoned = 6 * 3600_000;

export function mediaFiles(folder: string, mostBytes: number): MediaFiles {
  const admit = async (bytes: number) => {
    if (bytes > mostBytes) throw new Failure('tooLarge', `${bytes} bytes are more than ${mostBytes}`, { mostBytes });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize - bytes < reserve) throw new Failure('storageFull', `no room for ${bytes} bytes of media`);
  };

  return {
    mostBytes,
    admit,
    async create(signal) {
      await admit(0);
      signal.throwIfAborted();
      const path = join(folder, randomUUID());
      const handle = await open(path, 'wx+', 0o600);
      signal.addEventListener('abort', () => void handle.close().catch(() => undefined), { once: true });
      await rm(path);
      return fileOf(handle, mostBytes, admit);
    },
    async sweep() {
      // One that is in use has lost its name already.
      for (const name of await namesIn(folder)) await rm(join(folder, name), { force: true });
      for (const name of await namesIn(tmpdir())) {
        if (!name.startsWith(programFolder)) continue;
        const path = join(tmpdir(), name);
        const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
        // It may be another user's of this machine.
        if (Date.now() - mtimeMs > abandoned) await rm(path, { recursive: true, force: true }).catch(() => undefined);
      }
    },
  };
}

/** Bytes between two looks at the disk. */
const lookPace = 64 * 2 ** 20;

function fileOf(handle: FileHandle, mostBytes: number, admit: (bytes: number) => Promise<void>): MediaFile {
  let size = 0;
  return {
    fd: handle.fd,
    size: () => size,
    async append(bytes) {
      if (size + bytes.length > mostBytes) throw new Failure('tooLarge', `more than ${mostBytes} bytes`, { mostBytes });
      if (Math.floor(size / lookPace) !== Math.floor((size + bytes.length) / lookPace)) await admit(bytes.length);
      for (let done = 0; done < bytes.length; ) {
        const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, size + done).catch(asFull);
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

function asFull(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOSPC' || error.code === 'EDQUOT' ? new Failure('storageFull', 'no room for media') : error;
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
