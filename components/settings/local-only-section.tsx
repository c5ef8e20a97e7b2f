import type { Requests } from '../app/app-context.ts';
import { useAction } from '../app/use-action.ts';
import { useLive } from '../app/use-live.ts';
import { ActionFailure } from '../failure/action-failure.tsx';
import { settingsText } from '../i18n/settings-text.ts';
import { Check } from '../ui/field.tsx';
import { Section } from '../ui/section.tsx';

/** The settings section of the switch that refuses all requests to other machines. */
export function LocalOnlySection({ requests }: { requests: Requests }) {
  const isLocalOnly = useLive(() => requests.isLocalOnly());
  const action = useAction();
  return (
    <Section id="localOnly" title={settingsText('localOnly.title')} intro={settingsText('localOnly.intro')}>
      <Check
        role="switch"
        label={settingsText('localOnly.label')}
        disabled={isLocalOnly === undefined || action.isBusy}
        checked={isLocalOnly ?? false}
        onChange={({ target: { checked } }) => action.run(() => requests.setLocalOnly(checked))}
      />
      <p role="status">{isLocalOnly && settingsText('localOnly.on')}</p>
      {action.failure && <ActionFailure failure={action.failure} />}
    </Section>
  );
}
