import Settings from 'lucide-react/icons/settings';
import type { FailureData } from '../../lib/contract/failure.ts';
import { useApp } from '../app/app-context.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/button.tsx';
import { settingsSectionOf } from './failure-kinds.ts';

/** The button to the section of the settings that can end a failure; nothing for other failures. */
export function SettingsButton({ failure, isPrimary = false }: { failure: FailureData; isPrimary?: boolean }) {
  const { navigation } = useApp();
  const section = settingsSectionOf(failure);
  return (
    section && (
      <Button variant={isPrimary ? 'primary' : 'plain'} icon={Settings} onClick={() => navigation.openSettings(section)}>
        {t('action.settings')}
      </Button>
    )
  );
}
