import { type FormEvent, useState } from 'react';
import { onDeviceModel } from '../../lib/contract/on-device-name.ts';
import { isTextProvider } from '../../lib/contract/provider-kinds.ts';
import { useApp } from '../app/app-context.ts';
import { useStoredSettings } from '../app/use-stored-settings.ts';
import { useOfferedModels } from '../cost/use-offered-models.ts';
import { writingText } from '../i18n/writing-text.ts';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/field.tsx';
import styles from './request-panel.module.css';

/** The form that requests the summary from an engine other than that of the settings. */
export default function EnginePanel({
  engine,
  onSubmit,
}: {
  /** The engine of this view's requests; undefined for the one of the settings. */
  engine: string | undefined;
  onSubmit: (engine: string | undefined) => void;
}) {
  const { navigation } = useApp();
  const settings = useStoredSettings();
  const offered = useOfferedModels();
  const [chosen, choose] = useState(engine ?? '');
  if (settings === undefined || !offered) return null;
  const set = settings?.engine ?? 'auto';
  const onDevice = onDeviceModel(set);
  const choices = [
    ...(settings?.providers ?? []).filter(isTextProvider).map(({ id, name }) => ({ id, name })),
    ...(set === 'account' ? [{ id: set, name: writingText('engine.account') }] : []),
    ...(offered.length > 0 ? [{ id: 'builtIn', name: writingText('made.builtIn') }] : []),
    ...(onDevice === undefined ? [] : [{ id: set, name: onDevice }]),
    { id: 'offline', name: writingText('made.offline') },
  ];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(chosen || undefined);
  };
  return (
    <form className={styles.panel} onSubmit={submit}>
      <Select label={writingText('engine.label')} value={chosen} onChange={({ target }) => choose(target.value)}>
        <option value="">{writingText('engine.asSet')}</option>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary">
          {writingText('language.submit')}
        </Button>
        <Button variant="quiet" onClick={() => navigation.openSettings('engine')}>
          {writingText('needs.settings')}
        </Button>
      </div>
    </form>
  );
}
