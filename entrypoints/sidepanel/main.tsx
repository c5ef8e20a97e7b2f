import { AppContext } from '../../components/app/app-context.ts';
import { FailureBoundary } from '../../components/failure/failure-boundary.tsx';
import { saveLeftoverDrafts } from '../../components/notes/save-leftover-drafts.ts';
import { mount } from '../../components/ui/mount.tsx';
import { extensionApp } from '../app/extension-app.ts';
import { panelLink } from '../page-link/panel-link.ts';
import { Places } from './places.tsx';
import { startRouting } from './route.ts';
import './panel.css';

const app = extensionApp(panelLink);

startRouting();

mount(
  <AppContext value={app}>
    <FailureBoundary>
      <Places />
    </FailureBoundary>
  </AppContext>,
);

saveLeftoverDrafts(app);
