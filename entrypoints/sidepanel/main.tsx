import { AppContext } from '../../components/app/app-context.ts';
import { FailureBoundary } from '../../components/failure/failure-boundary.tsx';
import { KeyHelp } from '../../components/keys/key-help.tsx';
import { saveLeftoverDrafts } from '../../components/notes/save-leftover-drafts.ts';
import { isPage, startRouting } from '../../components/places/route.ts';
import { mount } from '../../components/ui/mount.tsx';
import { extensionApp } from '../app/extension-app.ts';
import { followPage } from '../page-link/page-link.ts';
import { panelLink } from '../page-link/panel-link.ts';
import { PanelPage } from './panel-page.tsx';
import './panel.css';

const app = extensionApp(panelLink, {
  loadSpeechSynthesizer: async () => (await import('../app/speech-synthesizer.ts')).speechSynthesizer,
});

startRouting();
// The page answers while the view starts.
if (!isPage()) followPage();

mount(
  <AppContext value={app}>
    <FailureBoundary>
      <PanelPage />
      <KeyHelp />
    </FailureBoundary>
  </AppContext>,
);

saveLeftoverDrafts(app);
