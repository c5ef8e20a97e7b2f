import { useEffect, useState } from 'react';
import { useApp } from '../app/app-context.ts';
import type { HealthStatus } from './channel-state.ts';

/** How the channels' feeds are, as the service judges it; asked again whenever `key` changes. */
export function useHealth(key: string): Map<string, HealthStatus> {
  const { client } = useApp();
  const [health, setHealth] = useState(new Map<string, HealthStatus>());
  useEffect(() => {
    const gone = new AbortController();
    client.checkChannels({}, { signal: gone.signal }).then(
      ({ channels }) => setHealth(new Map(channels.map(({ channelId, status }) => [channelId, status]))),
      // Then the rows alone have to do.
      () => undefined,
    );
    return () => gone.abort();
  }, [key]);
  return health;
}
