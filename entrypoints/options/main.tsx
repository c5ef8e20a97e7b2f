import { AppContext, type Requests } from '../../components/app/app-context.ts';
import { noPage } from '../../components/app/page-link.ts';
import { FailureBoundary } from '../../components/failure/failure-boundary.tsx';
import { KeyHelp } from '../../components/keys/key-help.tsx';
import { SettingsPage } from '../../components/settings/settings-page.tsx';
import { mount } from '../../components/ui/mount.tsx';
import { extensionApp } from '../app/extension-app.ts';
import { forgetSites } from '../app/forget-sites.ts';
import { clearContacts, listContacts } from '../gateway/contact-log.ts';
import { isLocalOnly, setLocalOnly } from '../gateway/local-only.ts';

/** The gateway's log and switch. */
const requests: Requests = {
  list: listContacts,
  clear: clearContacts,
  isLocalOnly,
  setLocalOnly,
};

/** Loaded with the first export or import, because most visits need neither. */
const loadLibraryFiles = async () => {
  const [{ readLibrary }, { writeLibrary }] = await Promise.all([
    import('../library-files/read-library.ts'),
    import('../library-files/write-library.ts'),
  ]);
  return { read: readLibrary, write: writeLibrary };
};

mount(
  <AppContext value={extensionApp(noPage, { forgetSites, loadLibraryFiles, requests })}>
    <FailureBoundary>
      <SettingsPage />
      <KeyHelp />
    </FailureBoundary>
  </AppContext>,
);
