import Download from 'lucide-react/icons/download';
import KeyRound from 'lucide-react/icons/key-round';
import { isTextProvider } from '../../lib/contract/provider-kinds.ts';
import { useApp } from '../app/app-context.ts';
import { inlineFailureText } from '../failure/inline-failure-text.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { uiLanguage } from '../i18n/t.ts';
import { welcomeText } from '../i18n/welcome-text.ts';
import { useBuiltIn } from '../settings/use-built-in.ts';
import { useSettings } from '../settings/use-settings.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import styles from './welcome-page.module.css';

const percent = new Intl.NumberFormat(uiLanguage, { style: 'percent' });

/** The choice of how summaries are written, each with what it costs and where the transcript goes. Saved at once. */
export function WriterChoice() {
  const { navigation } = useApp();
  const { settings, update, failure } = useSettings();
  const builtIn = useBuiltIn();
  const hasModel = settings?.providers.some(isTextProvider) ?? false;
  const automatic = hasModel ? 'model' : builtIn.state === 'available' ? 'builtIn' : 'offline';
  const { engine = 'auto' } = settings ?? {};
  const chosen = engine === 'auto' ? automatic : engine === 'offline' || engine === 'builtIn' ? engine : 'model';
  const builtInState = settingsText(`builtIn.${builtIn.state}`);
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
        label={settingsText('builtIn.name')}
        hint={`${welcomeText('writer.builtIn.hint')} ${builtInState}${builtIn.progress === undefined ? '' : ` ${percent.format(builtIn.progress)}`}`}
        onChoose={() => update({ engine: 'builtIn' })}
      />
      {builtIn.state === 'downloadable' && (
        <Button icon={Download} onClick={builtIn.download}>
          {settingsText('builtIn.download')}
        </Button>
      )}
      {builtIn.error && <p role="alert">{settingsText('builtIn.failed', { reason: builtIn.error })}</p>}
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
