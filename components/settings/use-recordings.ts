import { useCallback, useEffect, useState } from 'react';
import { useApp } from '../app/app-context.ts';

export interface StoredRecordings {
  count: number;
  bytes: number;
  clear(): Promise<void>;
}

/** The recordings and files that this device stores for transcription; none where the host can't record. */
export function useRecordings(): StoredRecordings {
  const { recordings } = useApp().device;
  const [stored, setStored] = useState<{ soundId: string; bytes: number }[]>([]);
  const read = useCallback(async () => {
    if (recordings) setStored(await recordings.listStored());
  }, [recordings]);
  useEffect(() => void read().catch(() => undefined), [read]);
  return {
    count: stored.length,
    bytes: stored.reduce((sum, { bytes }) => sum + bytes, 0),
    async clear() {
      for (const { soundId } of (await recordings?.listStored()) ?? []) await recordings?.remove({ soundId });
      await read();
    },
  };
}
