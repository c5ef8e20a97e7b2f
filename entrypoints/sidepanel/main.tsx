import { FailureBoundary } from '../../components/item/failure-boundary.tsx';
import { saveLeftNotes } from '../../components/notes/left-notes.ts';
import { PageLinkContext } from '../../components/page/page-link.ts';
import { mount } from '../../components/ui/mount.tsx';
import { panelLink } from '../page-link/panel-link.ts';
import { Places } from './places.tsx';
import './panel.css';

mount(
  <FailureBoundary>
    <PageLinkContext value={panelLink}>
      <Places />
    </PageLinkContext>
  </FailureBoundary>,
);

saveLeftNotes();
