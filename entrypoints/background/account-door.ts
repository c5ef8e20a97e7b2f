import { browser } from 'wxt/browser';
import type { AccountCalls } from '../../lib/contract/account-status.ts';
import { Failure } from '../../lib/contract/failure.ts';
import { answerPort, type Session } from '../../lib/transports/message.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import { isOwnPage } from '../channels/own-page.ts';

/** The faces' way to the account: everything but its tokens. */
export function setUpAccountDoor(
  { connect, sync, acquire, release, disconnect }: AccountCalls,
  sessionId: Promise<string>,
): void {
  const methods: Record<string, (input: Record<string, unknown>) => Promise<void>> = {
    connect: ({ serverUrl }) => connect({ serverUrl: originOf(serverUrl) }),
    sync,
    acquire: ({ id }) => acquire({ id: String(id) }),
    release: ({ id }) => release({ id: String(id) }),
    disconnect: ({ forget }) => disconnect({ forget: forget === true }),
  };
  const session: Session = { id: sessionId, isRepeatable: (name) => name === 'sync' };
  browser.runtime.onConnect.addListener((port) => {
    if (port.name !== portNames.account || !isOwnPage(port)) return;
    answerPort(
      port,
      async (name, input) => {
        if (!Object.hasOwn(methods, name)) throw new Failure('notFound', `the account has no ${name}`);
        await methods[name]!(Object(input));
      },
      session,
    );
  });
}

/** Throws `invalid` for what is no origin of a server; tokens go over the open network encrypted only. */
function originOf(text: unknown): string {
  const url = typeof text === 'string' && URL.canParse(text) ? new URL(text) : undefined;
  const isOwn = url?.protocol === 'http:' && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  if (!url || url.origin !== text || !(isOwn || url.protocol === 'https:'))
    throw new Failure('invalid', 'no address of a server');
  return url.origin;
}
