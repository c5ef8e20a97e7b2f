import type { FailureData } from '../../lib/contract/failure.ts';
import { AllowHostsButton } from '../failure/allow-hosts-button.tsx';
import { SettingsButton } from '../failure/settings-button.tsx';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/button.tsx';
import { followFailureText } from './follow-failure-text.ts';

/** The button that retries a failed follow, after allowing the missing host where that is the cause, and the one to the settings. */
export function FollowAction({ failure, retry }: { failure: FailureData; retry: () => void }) {
  const { allow } = followFailureText(failure);
  if (!allow)
    return (
      <>
        <Button onClick={retry}>{t('action.retry')}</Button>
        <SettingsButton failure={failure} />
      </>
    );
  return (
    <AllowHostsButton variant="primary" hosts={[allow.host]} onAllowed={retry}>
      {allow.action}
    </AllowHostsButton>
  );
}
