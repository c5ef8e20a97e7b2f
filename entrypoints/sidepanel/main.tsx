import { FailureBoundary } from '../../components/item/failure-boundary.tsx';
import { PageLinkContext } from '../../components/page/page-link.ts';
import { mount } from '../../components/ui/mount.tsx';
import { pageLink } from '../page-link/page-link.ts';
import { Panel } from './panel.tsx';
import { Reader } from './reader.tsx';
import './panel.css';

const contentId = new URLSearchParams(location.search).get('content');

mount(
  <FailureBoundary>
    <PageLinkContext value={pageLink}>{contentId ? <Reader contentId={contentId} /> : <Panel />}</PageLinkContext>
  </FailureBoundary>,
);
