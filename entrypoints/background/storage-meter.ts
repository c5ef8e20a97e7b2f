import type { StorageMeter } from '../../lib/ports/storage-meter.ts';

export const storageMeter: StorageMeter = {
  async estimate() {
    const { usage = 0, quota = Number.MAX_SAFE_INTEGER } = await navigator.storage.estimate();
    return { usage, quota };
  },
};
