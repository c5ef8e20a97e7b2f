import { FailureBoundary } from '../../components/item/failure-boundary.tsx';
import { mount } from '../../components/ui/mount.tsx';
import { Panel } from './panel.tsx';
import { Reader } from './reader.tsx';
import './panel.css';

const contentId = new URLSearchParams(location.search).get('content');

mount(<FailureBoundary>{contentId ? <Reader contentId={contentId} /> : <Panel />}</FailureBoundary>);
