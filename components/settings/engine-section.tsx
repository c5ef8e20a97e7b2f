import { onDeviceModel } from '../../lib/contract/on-device-name.ts';
import { isTextProvider } from '../../lib/contract/provider-kinds.ts';
import { useAccountStatus } from '../account/use-account-status.ts';
import { useApp } from '../app/app-context.ts';
import { useBrowserWriter } from '../browser-models/use-browser-model.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { Choice } from '../ui/choice.tsx';
import { Section } from '../ui/section.tsx';
import styles from './engine-section.module.css';
import type { SettingsState } from './use-settings.ts';

/** The settings section that selects the text engine. */
export function EngineSection({ settingsState }: { settingsState: SettingsState }) {
  const { canGenerate } = useApp().device;
  const { engine = 'auto' } = settingsState.settings ?? {};
  const providers = (settingsState.settings?.providers ?? []).filter(isTextProvider);
  const writers = [useBrowserWriter('LanguageModel'), useBrowserWriter('Summarizer')];
  const hasBuiltIn = writers.some(({ state }) => state !== 'unavailable');
  const account = useAccountStatus();
  const onDevice = onDeviceModel(engine);
  const choice = (value: string, label: string, hint: string, disabled = false) => (
    <Choice
      key={value}
      name="engine"
      value={value}
      checked={engine === value}
      label={label}
      hint={hint}
      disabled={disabled}
      onChoose={() => settingsState.update({ engine: value })}
    />
  );
  return (
    <Section id="engine" title={settingsText('engine.title')} intro={settingsText('engine.intro')}>
      <fieldset className={styles.choices} disabled={!settingsState.settings}>
        <legend className="hidden-text">{settingsText('engine.title')}</legend>
        {choice('auto', settingsText('engine.auto'), settingsText('engine.auto.hint'))}
        {providers.map(({ id, name, model }) => choice(id, name, model))}
        {canGenerate &&
          account &&
          choice(
            'account',
            settingsText('engine.account'),
            settingsText(account.isUnmetered ? 'engine.account.unmetered' : 'engine.account.hint', {
              host: new URL(account.serverUrl).host,
            }),
            account.state === 'signedOut' && engine !== 'account',
          )}
        {canGenerate &&
          choice(
            'builtIn',
            settingsText('builtIn.name'),
            settingsText(hasBuiltIn ? 'builtIn.hint' : 'builtIn.none'),
            !hasBuiltIn && engine !== 'builtIn',
          )}
        {onDevice !== undefined && choice(engine, onDevice, settingsText('textModels.chosen'))}
        {choice('offline', settingsText('engine.offline'), settingsText('engine.offline.hint'))}
      </fieldset>
    </Section>
  );
}
