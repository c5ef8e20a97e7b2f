import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether tests can mount a disk, which takes root on Linux. */
export function canHaveDisk(): boolean {
  try {
    smallDisk(1).close();
    return true;
  } catch {
    return false;
  }
}

/** Mounts a disk of so many megabytes in memory. */
export function smallDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'gloss-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch (error) {
    rmdirSync(folder);
    throw error;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    /** Fills the disk until so many megabytes are left. */
    fill(left: number) {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(ballast, new Uint8Array(Math.max(0, bavail * bsize - left * 1024 * 1024)));
    },
    empty: () => rmSync(ballast),
    close() {
      execFileSync('umount', ['--lazy', folder]);
      rmdirSync(folder);
    },
  };
}
