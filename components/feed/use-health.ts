import { useEffect, useState } from 'react';
import { useApp } from '../app/app-context.ts';
import type { HealthStatus } from './channel-state.ts';

/** The health of the channels' feeds by channel id, as the service judges it. Queried again when `key` changes. */
export function useHealth(key: string): Map<string, HealthStatus> {
  const { client } = useApp();
  const [health, setHealth] = useState(new Map<string, HealthStatus>());
  useEffect(() => {
    const abort = new AbortController();
    client.checkChannels({}, { signal: abort.signal }).then(
      ({ channels }) => setHealth(new Map(channels.map(({ channelId, status }) => [channelId, status]))),
      // The rows then show only their own failures.
      () => undefined,
    );
    return () => abort.abort();
  }, [key]);
  return health;
}
