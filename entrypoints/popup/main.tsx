import { AppContext } from '../../components/app/app-context.ts';
import { FailureBoundary } from '../../components/failure/failure-boundary.tsx';
import { KeyHelp } from '../../components/keys/key-help.tsx';
import { mount } from '../../components/ui/mount.tsx';
import { extensionApp } from '../app/extension-app.ts';
import { followPage, pageLink } from '../page-link/page-link.ts';
import { Popup } from './popup.tsx';
import './popup.css';

// The page answers while the view starts.
followPage();

mount(
  <AppContext value={extensionApp(pageLink)}>
    <FailureBoundary>
      <Popup />
      <KeyHelp />
    </FailureBoundary>
  </AppContext>,
);
