import { FailureBoundary } from '../../components/item/failure-boundary.tsx';
import { mount } from '../../components/ui/mount.tsx';
import { Popup } from './popup.tsx';
import './popup.css';

mount(
  <FailureBoundary>
    <Popup />
  </FailureBoundary>,
);
