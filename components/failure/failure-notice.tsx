import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Settings from 'lucide-react/icons/settings';
import type { FailureData } from '../../lib/contract/failure.ts';
import { useApp } from '../app/app-context.ts';
import { failureText, hostPermissionText, type MissingHost } from '../i18n/failure-text.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { AllowHostsButton } from './allow-hosts-button.tsx';
import { detailsOf } from './failure-details.ts';
import { iconOf, isExpected, settingsSectionOf } from './failure-kinds.ts';
import { missingHost } from './missing-host.ts';
import { PlansButton } from './plans-button.tsx';

/** The full-size notice of a failure: its cause, the possible actions, and its details to copy. */
export function FailureNotice({
  failure,
  about,
  onRetry,
  isRetrySecondary = false,
}: {
  failure: FailureData;
  about?: { url?: string; contentId?: string };
  onRetry?: () => void;
  /** Whether another action than a retry is the primary one. */
  isRetrySecondary?: boolean;
}) {
  const app = useApp();
  const section = settingsSectionOf(failure);
  const { code } = failure;
  const missing = missingHost(failure);
  if (missing && onRetry) return <HostNotice missing={missing} onAllowed={onRetry} />;
  const { title, help } = failureText(failure);
  return (
    <Notice
      role="alert"
      icon={iconOf(code)}
      title={title}
      actions={
        <>
          {onRetry && (
            <Button variant={isRetrySecondary ? 'plain' : 'primary'} icon={RotateCcw} onClick={onRetry}>
              {t(code === 'cancelled' ? 'action.start' : 'action.retry')}
            </Button>
          )}
          {section && (
            <Button icon={Settings} onClick={() => app.navigation.openSettings(section)}>
              {t('action.settings')}
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
