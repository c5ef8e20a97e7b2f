import KeyRound from 'lucide-react/icons/key-round';
import { isTextProvider } from '../../lib/contract/provider-kinds.ts';
import { useApp } from '../app/app-context.ts';
import { BrowserModelDownload } from '../browser-models/browser-model-download.tsx';
import { useBrowserModel } from '../browser-models/use-browser-model.ts';
import { inlineFailureText } from '../failure/inline-failure-text.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { welcomeText } from '../i18n/welcome-text.ts';
import { useSettings } from '../settings/use-settings.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import styles from './welcome-page.module.css';

/** The choice of how summaries are written. Each option shows its cost and where the transcript is sent. Saved at once. */
export function WriterChoice() {
  const { navigation } = useApp();
  const { settings, update, failure } = useSettings();
  const builtIn = useBrowserModel('LanguageModel');
  const hasModel = settings?.providers.some(isTextProvider) ?? false;
  const automatic = hasModel ? 'model' : builtIn.state === 'available' ? 'builtIn' : 'offline';
  const { engine = 'auto' } = settings ?? {};
  const chosen = engine === 'auto' ? automatic : engine === 'offline' || engine === 'builtIn' ? engine : 'model';
  return (
    <fieldset className={styles.choices} disabled={!settings}>
      <legend>{welcomeText('writer.title')}</legend>
      <Choice
        name="writer"
        value="offline"
        checked={chosen === 'offline'}
        label={welcomeText('writer.offline')}
        hint={welcomeText('writer.offline.hint')}
        onChoose={() => update({ engine: 'offline' })}
      />
      <Choice
        name="writer"
        value="builtIn"
        checked={chosen === 'builtIn'}
        disabled={builtIn.state !== 'available' && chosen !== 'builtIn'}
        label={welcomeText('writer.builtIn')}
        hint={`${welcomeText('writer.builtIn.hint')} ${builtIn.state === 'unavailable' ? settingsText('builtIn.none') : ''}`}
        onChoose={() => update({ engine: 'builtIn' })}
      />
      {(builtIn.state === 'downloadable' || builtIn.state === 'downloading') && (
        <BrowserModelDownload name={welcomeText('writer.builtIn')} model={builtIn} />
      )}
      <Choice
        name="writer"
        value="model"
        checked={chosen === 'model'}
        disabled={!hasModel}
        label={welcomeText('writer.model')}
        hint={welcomeText('writer.model.hint')}
        onChoose={() => update({ engine: 'auto' })}
      />
      <Button icon={KeyRound} onClick={() => navigation.openSettings('models')}>
        {welcomeText('writer.model.add')}
      </Button>
      {failure && <p role="alert">{inlineFailureText(failure)}</p>}
    </fieldset>
  );
}
