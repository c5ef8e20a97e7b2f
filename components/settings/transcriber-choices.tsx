import { onDeviceName } from '../../lib/contract/on-device-name.ts';
import { isSpeechProvider } from '../../lib/contract/provider-kinds.ts';
import type { DownloadableModel } from '../../lib/ports/model-downloads.ts';
import { formatDollars } from '../i18n/money.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { uiLanguage } from '../i18n/t.ts';
import { Choice } from '../ui/choice.tsx';
import styles from './engine-section.module.css';
import { addressOf } from './presets.ts';
import type { SettingsState, StoredSpeechProvider } from './use-settings.ts';

const onDevice = 'onDevice';

/** The choice of the transcriber, with destination of the audio and price. */
export function TranscriberChoices({
  settingsState,
  models = [],
}: {
  settingsState: SettingsState;
  models?: DownloadableModel[];
}) {
  const { transcriber = 'auto', providers = [] } = settingsState.settings ?? {};
  const speechProviders = providers.filter(isSpeechProvider);
  const transcribers = models.filter(({ purpose }) => purpose === 'speech');
  const ready = transcribers.filter(({ state }) => state === 'ready');
  const isChosen = (value: string) => transcriber === value;
  // A selected model stays in the list after its removal.
  const offered = transcribers.filter((model) => ready.includes(model) || isChosen(onDeviceName(model.id)));
  const first = speechProviders[0]?.name ?? (ready[0] && settingsText('transcription.device', { name: ready[0].name }));
  const choice = (value: string, label: string, hint: string) => (
    <Choice
      key={value}
      name="transcriber"
      value={value}
      checked={isChosen(value)}
      label={label}
      hint={hint}
      onChoose={() => settingsState.update({ transcriber: value })}
    />
  );
  return (
    <fieldset className={styles.choices} disabled={!settingsState.settings}>
      <legend className="hidden-text">{settingsText('transcription.provider')}</legend>
      {choice(
        'auto',
        settingsText('transcription.auto'),
        `${settingsText('transcription.auto.hint')} ${first ? settingsText('transcription.current', { name: first }) : settingsText('transcription.none')}`,
      )}
      {isChosen(onDevice) && choice(onDevice, settingsText('transcription.anyDevice'), settingsText('transcription.device.hint'))}
      {offered.map(({ id, name, state }) =>
        choice(
          onDeviceName(id),
          settingsText('transcription.device', { name }),
          settingsText(state === 'ready' ? 'transcription.device.hint' : 'transcription.device.missing'),
        ),
      )}
      {speechProviders.map((provider) =>
        choice(
          provider.id,
          provider.name,
          settingsText('transcription.provider.hint', {
            model: provider.model,
            host: addressOf(provider)?.host ?? '',
            price: hourPrice(provider),
          }),
        ),
      )}
    </fieldset>
  );
}

export function hourPrice({ pricePerHour }: StoredSpeechProvider): string {
  if (pricePerHour === undefined) return settingsText('models.noPrice');
  return pricePerHour === 0
    ? settingsText('models.free')
    : settingsText('speechProviders.perHour', { price: formatDollars(pricePerHour, uiLanguage) });
}
