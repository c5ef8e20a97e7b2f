import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import type { FailureData } from '../../lib/contract/failure.ts';
import { useApp } from '../app/app-context.ts';
import { failureText, hostPermissionText } from '../i18n/failure-text.ts';
import { t } from '../i18n/t.ts';
import { writingText } from '../i18n/writing-text.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Banner } from '../ui/notice.tsx';
import { AllowHostsButton } from './allow-hosts-button.tsx';
import { detailsOf } from './failure-details.ts';
import { iconOf, isFromProvider } from './failure-kinds.ts';
import { missingHost } from './missing-host.ts';
import { PlansButton } from './plans-button.tsx';
import { SettingsButton } from './settings-button.tsx';

interface BannerProps {
  failure: FailureData;
  about?: { url?: string; contentId?: string };
  onRetry?: () => void;
  onDismiss: () => void;
}

/** The banner of a failure above content that is still valid. */
export const FailureBanner = (props: BannerProps) => {
  const { title, help } = textOf(props.failure);
  return (
    <BannerFrame {...props} title={title}>
      {help} <ProviderMessage failure={props.failure} />
    </BannerFrame>
  );
};

/** The banner above the offline version of a text, with the reason why the model failed. */
export const FallbackBanner = (props: BannerProps) => {
  const { title, help } = textOf(props.failure, true);
  return (
    <BannerFrame {...props} title={writingText('fallback.title', { reason: title })}>
      {writingText('fallback.body', { help })} <ProviderMessage failure={props.failure} />
    </BannerFrame>
  );
};

function textOf(failure: FailureData, isModel = false): { title: string; help: string } {
  const missing = missingHost(failure);
  return missing ? hostPermissionText(missing) : failureText(failure, isModel);
}

const ProviderMessage = ({ failure: { code, message } }: { failure: FailureData }) =>
  isFromProvider(code) && message ? <span dir="auto">{writingText('fallback.reported', { words: message })}</span> : null;

function BannerFrame({
  failure,
  about,
  onRetry,
  onDismiss,
  title,
  children,
}: BannerProps & { title: string; children: ReactNode }) {
  const app = useApp();
  const missing = missingHost(failure);
  return (
    <Banner
      icon={iconOf(failure.code)}
      role="alert"
      tone="danger"
      title={title}
      actions={
        <>
          {missing && onRetry ? (
            <AllowHostsButton hosts={[missing.host]} onAllowed={onRetry}>
              {hostPermissionText(missing).action}
            </AllowHostsButton>
          ) : (
            onRetry && <Button onClick={onRetry}>{t('action.retry')}</Button>
          )}
          <SettingsButton failure={failure} />
          <PlansButton failure={failure} />
          <CopyButton compact text={() => detailsOf(failure, about, app)} label={t('action.copyDetails')} />
          <IconButton icon={X} label={t('action.dismiss')} onClick={onDismiss} />
        </>
      }
    >
      {children}
    </Banner>
  );
}
