import { AppContext } from '../../components/app/app-context.ts';
import { FailureBoundary } from '../../components/item/failure-boundary.tsx';
import { saveLeftNotes } from '../../components/notes/left-notes.ts';
import { mount } from '../../components/ui/mount.tsx';
import { extensionApp } from '../app/extension-app.ts';
import { panelLink } from '../page-link/panel-link.ts';
import { Places } from './places.tsx';
import './panel.css';

const app = extensionApp(panelLink);

mount(
  <AppContext value={app}>
    <FailureBoundary>
      <Places />
    </FailureBoundary>
  </AppContext>,
);

saveLeftNotes(app);
