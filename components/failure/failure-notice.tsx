import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { ReactNode } from 'react';
import type { FailureData } from '../../lib/contract/failure.ts';
import { useApp } from '../app/app-context.ts';
import { failureText, hostPermissionText, type MissingHost, transcribeText } from '../i18n/failure-text.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { AllowHostsButton } from './allow-hosts-button.tsx';
import { canTranscribe } from './can-transcribe.ts';
import { detailsOf } from './failure-details.ts';
import { iconOf, isExpected, settingsSectionOf } from './failure-kinds.ts';
import { missingHost } from './missing-host.ts';
import { PlansButton } from './plans-button.tsx';
import { SettingsButton } from './settings-button.tsx';

/** The full-size notice of a failure: its cause, the possible actions, and its details to copy. */
export function FailureNotice({
  failure,
  about,
  onRetry,
  transcribe,
}: {
  failure: FailureData;
  about?: { url?: string; contentId?: string };
  onRetry?: () => void;
  /** Renders the button that leads to where an item without captions is transcribed. */
  transcribe?: (label: string) => ReactNode;
}) {
  const app = useApp();
  // What can't succeed before a setting is changed is not the first thing to try.
  const hasSetting = settingsSectionOf(failure) !== undefined;
  const { code } = failure;
  const missing = missingHost(failure);
  if (missing && onRetry) return <HostNotice missing={missing} onAllowed={onRetry} />;
  const { title, help } = failureText(failure);
  const way = canTranscribe(failure) && transcribe?.(transcribeText());
  return (
    <Notice
      role="alert"
      icon={iconOf(code)}
      title={title}
      actions={
        <>
          {way}
          <SettingsButton failure={failure} isPrimary />
          {onRetry && (
            <Button variant={way || hasSetting ? 'plain' : 'primary'} icon={RotateCcw} onClick={onRetry}>
              {t(code === 'cancelled' ? 'action.start' : 'action.retry')}
            </Button>
          )}
          <PlansButton failure={failure} />
          {!isExpected(code) && <CopyButton text={() => detailsOf(failure, about, app)} label={t('action.copyDetails')} />}
        </>
      }
    >
      {help}
    </Notice>
  );
}

/** The notice that asks for access to one host, with the reason. */
function HostNotice({ missing, onAllowed }: { missing: MissingHost; onAllowed: () => void }) {
  const { title, help, action } = hostPermissionText(missing);
  return (
    <Notice
      role="alert"
      icon={LockKeyhole}
      title={title}
      actions={
        <AllowHostsButton variant="primary" icon={LockKeyhole} hosts={[missing.host]} onAllowed={onAllowed}>
          {action}
        </AllowHostsButton>
      }
    >
      {help}
    </Notice>
  );
}
