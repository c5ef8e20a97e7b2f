import { LibraryFilesContext } from '../../components/exporting/library-files.ts';
import { FailureBoundary } from '../../components/item/failure-boundary.tsx';
import { SettingsPage } from '../../components/settings/settings-page.tsx';
import { mount } from '../../components/ui/mount.tsx';

const loadLibraryFiles = async () => (await import('../library-files/library-files.ts')).libraryFiles;

mount(
  <FailureBoundary>
    <LibraryFilesContext value={loadLibraryFiles}>
      <SettingsPage />
    </LibraryFilesContext>
  </FailureBoundary>,
);
