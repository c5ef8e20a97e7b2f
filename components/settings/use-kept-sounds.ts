import { useCallback, useEffect, useState } from 'react';
import { sounds } from '../engine-room/sounds-client.ts';

export interface KeptSounds {
  count: number;
  bytes: number;
  clear(): Promise<void>;
}

/** The recordings and files that are kept for listening. Only the engine room, which Firefox lacks, keeps any. */
export function useKeptSounds(): KeptSounds {
  const [kept, setKept] = useState<{ soundId: string; bytes: number }[]>([]);
  const read = useCallback(async () => {
    if (!import.meta.env.FIREFOX) setKept(await sounds.kept());
  }, []);
  useEffect(() => void read().catch(() => undefined), [read]);
  return {
    count: kept.length,
    bytes: kept.reduce((sum, { bytes }) => sum + bytes, 0),
    async clear() {
      if (import.meta.env.FIREFOX) return;
      for (const { soundId } of await sounds.kept()) await sounds.remove({ soundId });
      await read();
    },
  };
}
