import { AppContext } from '../../components/app/app-context.ts';
import { noPage } from '../../components/app/page-link.ts';
import { FailureBoundary } from '../../components/failure/failure-boundary.tsx';
import { SettingsPage } from '../../components/settings/settings-page.tsx';
import { mount } from '../../components/ui/mount.tsx';
import { extensionApp } from '../app/extension-app.ts';

const loadLibraryFiles = async () => (await import('../library-files/library-files.ts')).libraryFiles;

mount(
  <AppContext value={extensionApp(noPage, loadLibraryFiles)}>
    <FailureBoundary>
      <SettingsPage />
    </FailureBoundary>
  </AppContext>,
);
