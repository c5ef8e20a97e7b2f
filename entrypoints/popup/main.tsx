import { FailureBoundary } from '../../components/item/failure-boundary.tsx';
import { PageLinkContext } from '../../components/page/page-link.ts';
import { mount } from '../../components/ui/mount.tsx';
import { pageLink } from '../page-link/page-link.ts';
import { Popup } from './popup.tsx';
import './popup.css';

mount(
  <FailureBoundary>
    <PageLinkContext value={pageLink}>
      <Popup />
    </PageLinkContext>
  </FailureBoundary>,
);
