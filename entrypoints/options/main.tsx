import { AppContext } from '../../components/app/app-context.ts';
import { noPage } from '../../components/app/page-link.ts';
import { FailureBoundary } from '../../components/failure/failure-boundary.tsx';
import { SettingsPage } from '../../components/settings/settings-page.tsx';
import { mount } from '../../components/ui/mount.tsx';
import { extensionApp } from '../app/extension-app.ts';

/** Loaded with the first export or import, because most visits need neither. */
const loadLibraryFiles = async () => {
  const [{ readLibrary }, { writeLibrary }] = await Promise.all([
    import('../library-files/read-library.ts'),
    import('../library-files/write-library.ts'),
  ]);
  return { read: readLibrary, write: writeLibrary };
};

mount(
  <AppContext value={extensionApp(noPage, loadLibraryFiles)}>
    <FailureBoundary>
      <SettingsPage />
    </FailureBoundary>
  </AppContext>,
);
