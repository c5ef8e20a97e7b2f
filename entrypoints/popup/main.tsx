import './follow-first.ts';
import { AppContext } from '../../components/app/app-context.ts';
import { FailureBoundary } from '../../components/failure/failure-boundary.tsx';
import { KeyHelp } from '../../components/keys/key-help.tsx';
import { mount } from '../../components/ui/mount.tsx';
import { extensionApp } from '../app/extension-app.ts';
import { pageLink } from '../page-link/page-link.ts';
import { Popup } from './popup.tsx';
import './popup.css';

mount(
  <AppContext value={extensionApp(pageLink)}>
    <FailureBoundary>
      <Popup />
      <KeyHelp />
    </FailureBoundary>
  </AppContext>,
);
