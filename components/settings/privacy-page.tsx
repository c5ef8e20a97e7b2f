import { useApp } from '../app/app-context.ts';
import { LocalOnlySection } from './local-only-section.tsx';
import { RequestsSection } from './requests-section.tsx';
import { StorageSection } from './storage-section.tsx';

/** The settings page that shows which requests leave this device and what is stored on it. */
export default function PrivacyPage() {
  const { requests } = useApp().device;
  return (
    <>
      {requests && <LocalOnlySection requests={requests} />}
      {requests && <RequestsSection requests={requests} />}
      <StorageSection />
    </>
  );
}
