import { onDeviceName } from '../../lib/contract/on-device-name.ts';
import { isSpeechProvider } from '../../lib/contract/provider-kinds.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { useModelDownloads } from '../transcription/use-model-downloads.ts';
import { Section } from '../ui/section.tsx';
import { DownloadableModelRow } from './downloadable-model-row.tsx';
import { ProviderList } from './provider-list.tsx';
import list from './providers-section.module.css';
import { SpeechProviderForm } from './speech-provider-form.tsx';
import { hourPrice, TranscriberChoices } from './transcriber-choices.tsx';
import styles from './transcription-section.module.css';
import type { SettingsState } from './use-settings.ts';

/** The settings section of transcription: services with an API key, and models on this device. */
export default function TranscriptionSection({ settingsState }: { settingsState: SettingsState }) {
  const speech = useModelDownloads();
  const { models } = speech;
  const remove = async (id: string) => {
    await speech.remove(id);
    if (settingsState.settings?.transcriber === onDeviceName(id)) await settingsState.update({ transcriber: 'auto' });
  };
  return (
    <Section id="transcription" title={settingsText('transcription.title')} intro={settingsText('transcription.intro')}>
      <TranscriberChoices settingsState={settingsState} models={models} />
      <div className={styles.part} data-part="providers">
        <h3>{settingsText('speechProviders.title')}</h3>
        <p className={styles.intro}>{settingsText('speechProviders.intro')}</p>
        <ProviderList
          settingsState={settingsState}
          providers={(settingsState.settings?.providers ?? []).filter(isSpeechProvider)}
          heading="h4"
          none={settingsText('speechProviders.none')}
          add={settingsText('speechProviders.add')}
          priceOf={hourPrice}
          form={SpeechProviderForm}
        />
      </div>
      <div className={styles.part} data-part="models" aria-busy={models === undefined}>
        <h3>{settingsText('speechModels.title')}</h3>
        {models?.length === 0 && <p className={styles.intro}>{settingsText('speechModels.unavailable')}</p>}
        {models && models.length > 0 && (
          <>
            <p className={styles.intro}>{settingsText('speechModels.intro')}</p>
            <ul className={list.cards}>
              {models.map((model) => (
                <DownloadableModelRow key={model.id} model={model} modelDownloads={speech} onRemove={() => remove(model.id)} />
              ))}
            </ul>
          </>
        )}
      </div>
    </Section>
  );
}
