import { useCallback, useEffect, useState } from 'react';
import { useApp } from '../app/app-context.ts';

export interface KeptSounds {
  count: number;
  bytes: number;
  clear(): Promise<void>;
}

/** The recordings and files that this device stores for transcription; none where the host can't record. */
export function useKeptSounds(): KeptSounds {
  const { recordings } = useApp().device;
  const [kept, setKept] = useState<{ soundId: string; bytes: number }[]>([]);
  const read = useCallback(async () => {
    if (recordings) setKept(await recordings.kept());
  }, [recordings]);
  useEffect(() => void read().catch(() => undefined), [read]);
  return {
    count: kept.length,
    bytes: kept.reduce((sum, { bytes }) => sum + bytes, 0),
    async clear() {
      for (const { soundId } of (await recordings?.kept()) ?? []) await recordings?.remove({ soundId });
      await read();
    },
  };
}
