import type { KnownSpeechModel } from '../../lib/speech-providers/known-speech-providers.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { uiLanguage } from '../i18n/t.ts';
import styles from './provider-form.module.css';

/** The abilities of a speech model and the date of its shutdown. */
export function ModelNotes({ model }: { model: KnownSpeechModel | undefined }) {
  if (!model) return null;
  const { returns, until } = model;
  return (
    <p className={styles.hint} data-notes={model.name}>
      {settingsText(returns.includes('speakers') ? 'speechProviders.speakers' : 'speechProviders.noSpeakers')}{' '}
      {!returns.includes('times') && settingsText('speechProviders.noTimes')}{' '}
      {until &&
        settingsText('speechProviders.until', {
          date: new Date(until).toLocaleDateString(uiLanguage, { dateStyle: 'medium', timeZone: 'UTC' }),
        })}
    </p>
  );
}
