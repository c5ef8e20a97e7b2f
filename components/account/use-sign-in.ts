import { Failure } from '../../lib/contract/failure.ts';
import { useApp } from '../app/app-context.ts';
import { originPattern } from '../app/host-pattern.ts';
import { sentData } from '../app/sent-data.ts';

/** Signs in at a server. Must be called in the task of a click, because the browser asks the user for access to the host. */
export function useSignIn(): (serverUrl: string) => Promise<undefined> {
  const { account, permissions } = useApp();
  return async (serverUrl) => {
    const url = new URL(serverUrl);
    const isAllowed = await permissions.request([originPattern(url)], sentData.server);
    if (!isAllowed) throw new Failure('noPermission', '', { host: url.hostname, reason: 'server' });
    await account.connect({ serverUrl });
  };
}
