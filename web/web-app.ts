import type { App, AppClient } from '../components/app/app-context.ts';
import { noPage } from '../components/app/page-link.ts';
import { goTo } from '../components/places/route.ts';
import { openDatabase } from '../lib/store/dexie/database.ts';
import { readResult, sendCall } from '../lib/transports/http-call.ts';
import project from '../package.json' with { type: 'json' };
import { createMirror } from './mirror.ts';
import { startPolling } from './poll.ts';
import { createSessionFetch, type Session } from './session.ts';
import { createWebAccount } from './web-account.ts';
import { webImages } from './web-images.ts';

/** Address of the web library's pages. */
const pages = { library: '/library/', settings: '/library/settings' };

/** The user of the web library: of the session, or without a connection the one who was signed in last. */
export type WebUser = Pick<Session, 'userId' | 'email'>;

/** Creates the context of the web library: commands go to the server, records are read from their copy in this browser. */
export function createWebApp({ userId, email }: WebUser, session: Session | undefined): { app: App; start(): () => void } {
  const fetch = createSessionFetch(userId, session);
  const database = openDatabase(`library-${userId}`);
  const mirror = createMirror({
    database,
    call: async (route, input) =>
      readResult(await sendCall({ baseUrl: '', fetch }, { http: `POST /library/mirror/${route}`, input })),
  });
  let operations: Promise<AppClient> | undefined;
  const loadClient = async () => {
    operations ??= import('./operations-client.ts').then(({ createOperationsClient }) => createOperationsClient(fetch, mirror));
    return operations;
  };
  // The schemas of the operations are loaded with the first call.
  const client = new Proxy({} as AppClient, {
    get: (_, name: keyof AppClient) => async (input: never, options?: object) => (await loadClient())[name](input, options),
  });
  const { account, report } = createWebAccount({
    email,
    client,
    sync: mirror.sync,
    async forget() {
      await database.delete();
      localStorage.clear();
    },
  });

  const app: App = {
    client,
    live: mirror.live,
    loadItem: mirror.loadItem,
    account,
    page: noPage,
    permissions: { request: async () => true, has: async () => true },
    navigation: {
      openReader: (contentId, at) => goTo({ place: 'item', contentId, at }),
      openLibrary: () => goTo({ place: 'library' }),
      openSettings: (section) => location.assign(`${pages.settings}${section ? `#${section}` : ''}`),
      openTab: (url) => void open(url, '_blank', 'noopener'),
    },
    images: webImages,
    device: { version: project.version },
    now: Date.now,
  };
  return { app, start: () => startPolling({ run: () => report(mirror.sync), isBusy: mirror.isBusy }) };
}
