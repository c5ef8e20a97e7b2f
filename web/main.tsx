import { AppContext } from '../components/app/app-context.ts';
import { FailureBoundary } from '../components/failure/failure-boundary.tsx';
import { KeyHelp } from '../components/keys/key-help.tsx';
import { saveLeftoverDrafts } from '../components/notes/save-leftover-drafts.ts';
import { startRouting } from '../components/places/route.ts';
import { mount } from '../components/ui/mount.tsx';
import { Failure } from '../lib/contract/failure.ts';
import { readSession, type Session } from './session.ts';
import { signInAddress } from './web-account.ts';
import { createWebApp, type WebUser } from './web-app.ts';
import { WebPage } from './web-page.tsx';
import './web.css';

const userKey = 'library-user';

/** The user of the last visit, whose library opens without a connection. */
const readLastUser = (): WebUser | undefined => JSON.parse(localStorage.getItem(userKey) ?? 'null') ?? undefined;

async function main(): Promise<void> {
  let session: Session | undefined;
  try {
    session = await readSession();
    localStorage.setItem(userKey, JSON.stringify({ userId: session.userId, email: session.email }));
  } catch (error) {
    if (Failure.from(error).code === 'unauthorized') return location.assign(signInAddress());
  }
  const user = session ?? readLastUser();
  if (!user) return location.assign(signInAddress());
  const { app, start } = createWebApp(user, session);
  // The address contains the place, from which the views know that they fill a page.
  if (location.search === '') history.replaceState(null, '', `?place=library${location.hash}`);
  startRouting();
  mount(
    <AppContext value={app}>
      <FailureBoundary>
        <WebPage />
        <KeyHelp />
      </FailureBoundary>
    </AppContext>,
  );
  start();
  saveLeftoverDrafts(app);
  void navigator.serviceWorker?.register('/library/service-worker.js');
}

void main();
