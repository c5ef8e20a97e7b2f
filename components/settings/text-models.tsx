import { onDeviceName } from '../../lib/contract/on-device-name.ts';
import { formatBytes } from '../i18n/bytes.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { uiLanguage } from '../i18n/t.ts';
import { useModelDownloads } from '../transcription/use-model-downloads.ts';
import { Button } from '../ui/button.tsx';
import { DownloadableModelRow } from './downloadable-model-row.tsx';
import list from './providers-section.module.css';
import part from './transcription-section.module.css';
import type { SettingsState } from './use-settings.ts';

/** Memory that a model takes while it writes, as a multiple of its size. */
const memoryFactor = 1.5;

/** The language models that run on this device, with their downloads. */
export default function TextModels({ settingsState }: { settingsState: SettingsState }) {
  const state = useModelDownloads('text');
  const { models } = state;
  const canRun = models?.some(({ device }) => device);
  // Without a graphics processor, only what is stored can be used: to be removed.
  const shown = canRun ? models : models?.filter(({ have }) => have > 0);
  const { engine } = settingsState.settings ?? {};
  const remove = async (id: string) => {
    await state.remove(id);
    if (engine === onDeviceName(id)) await settingsState.update({ engine: 'auto' });
  };
  return (
    <div className={part.part} data-part="text-models" aria-busy={models === undefined}>
      <h3>{settingsText('textModels.title')}</h3>
      <p className={part.intro}>{settingsText(models?.length === 0 ? 'textModels.unavailable' : 'textModels.intro')}</p>
      {models && models.length > 0 && !canRun && <p className={part.intro}>{settingsText('textModels.noneRuns')}</p>}
      {shown && shown.length > 0 && (
        <ul className={list.cards}>
          {shown.map((model) => (
            <DownloadableModelRow
              key={model.id}
              model={model}
              modelDownloads={state}
              onRemove={() => remove(model.id)}
              needs={settingsText('textModels.needs', { memory: formatBytes(model.total * memoryFactor, uiLanguage) })}
              action={
                model.state === 'ready' &&
                engine !== onDeviceName(model.id) && (
                  <Button
                    aria-label={settingsText('textModels.useNamed', { name: model.name })}
                    onClick={() => settingsState.update({ engine: onDeviceName(model.id) })}
                  >
                    {settingsText('textModels.use')}
                  </Button>
                )
              }
            />
          ))}
        </ul>
      )}
    </div>
  );
}
