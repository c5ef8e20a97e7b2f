import type { LucideIcon } from 'lucide-react';
import CaptionsOff from 'lucide-react/icons/captions-off';
import CircleStop from 'lucide-react/icons/circle-stop';
import CloudOff from 'lucide-react/icons/cloud-off';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { browser } from 'wxt/browser';
import type { FailureCode, FailureData } from '../../lib/contract/failure.ts';
import { failureText, hostPermissionText } from '../i18n/failure-text.ts';
import { t } from '../i18n/t.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Banner, Notice } from '../ui/notice.tsx';
import { failureDetails } from './failure-details.ts';

interface FailureProps {
  failure: FailureData;
  about?: { url?: string; contentId?: string };
  onRetry?: () => void;
}

const icons: Partial<Record<FailureCode, LucideIcon>> = {
  noCaptions: CaptionsOff,
  notYetAired: CaptionsOff,
  captionsEmpty: CaptionsOff,
  offline: CloudOff,
  noPermission: LockKeyhole,
  loginRequired: LockKeyhole,
  ageRestricted: LockKeyhole,
  cancelled: CircleStop,
};
/** Ways in which a medium simply is: there is nothing to report. */
const natural: FailureCode[] = ['noCaptions', 'cancelled', 'offline', 'notYetAired'];

/** A failure where nothing else can be shown: what happened, what to do, and the details to hand on. */
export function FailureNotice({ failure, about, onRetry }: FailureProps) {
  const host = missingHost(failure);
  if (host && onRetry) return <HostNotice host={host} onAllowed={onRetry} />;
  const { title, help } = failureText(failure.code);
  return (
    <Notice
      role="alert"
      icon={icons[failure.code] ?? TriangleAlert}
      title={title}
      actions={
        <>
          {onRetry && (
            <Button look="primary" icon={RotateCcw} onClick={onRetry}>
              {t(failure.code === 'cancelled' ? 'action.start' : 'action.retry')}
            </Button>
          )}
          {!natural.includes(failure.code) && (
            <CopyButton text={() => detailsOf(failure, about)} label={t('action.copyDetails')} />
          )}
        </>
      }
    >
      {help}
    </Notice>
  );
}

/** The host whose permission is all that is missing. */
const missingHost = ({ code, details }: FailureData): string | undefined =>
  code === 'noPermission' && typeof details === 'object' && details !== null && 'host' in details
    ? String(details.host)
    : undefined;

/** Asks for one host, with the reason. The browser's own dialog has the last word. */
function HostNotice({ host, onAllowed }: { host: string; onAllowed: () => void }) {
  const { title, help, action } = hostPermissionText(host);
  const ask = async () => {
    if (await browser.permissions.request({ origins: [`*://${host}/*`] })) onAllowed();
  };
  return (
    <Notice
      role="alert"
      icon={LockKeyhole}
      title={title}
      actions={
        <Button look="primary" icon={LockKeyhole} onClick={() => void ask()}>
          {action}
        </Button>
      }
    >
      {help}
    </Notice>
  );
}

/** A failure above what is still good. */
export function FailureBanner({ failure, about, onRetry, onDismiss }: FailureProps & { onDismiss: () => void }) {
  const { title, help } = failureText(failure.code);
  return (
    <Banner
      icon={icons[failure.code] ?? TriangleAlert}
      role="alert"
      tone="danger"
      title={title}
      actions={
        <>
          {onRetry && (
            <Button look="plain" onClick={onRetry}>
              {t('action.retry')}
            </Button>
          )}
          <CopyButton compact text={() => detailsOf(failure, about)} label={t('action.copyDetails')} />
          <IconButton icon={X} label={t('action.dismiss')} onClick={onDismiss} />
        </>
      }
    >
      {help}
    </Banner>
  );
}

const detailsOf = (failure: FailureData, about: FailureProps['about'] = {}): string =>
  failureDetails(failure, {
    ...about,
    version: browser.runtime.getManifest().version,
    userAgent: navigator.userAgent,
    at: new Date(),
  });
