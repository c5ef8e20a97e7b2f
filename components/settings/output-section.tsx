import { outputLanguages } from '../i18n/output-languages.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { uiLanguage } from '../i18n/t.ts';
import { Select } from '../ui/field.tsx';
import { LanguageOptions } from '../ui/language-options.tsx';
import { Section } from '../ui/section.tsx';
import type { SettingsState } from './use-settings.ts';

/** The settings section of the default output language, and of advertising in summaries. */
export function OutputSection({ settingsState }: { settingsState: SettingsState }) {
  const { outputLanguage = null, includePromotions = false } = settingsState.settings ?? {};
  return (
    <Section id="language" title={settingsText('output.title')}>
      <Select
        label={settingsText('output.label')}
        hint={settingsText('output.hint')}
        disabled={!settingsState.settings}
        value={outputLanguage ?? ''}
        onChange={({ target }) => settingsState.update({ outputLanguage: target.value || null })}
      >
        <option value="">{settingsText('output.asSpoken')}</option>
        <LanguageOptions languages={outputLanguages(uiLanguage, outputLanguage ?? undefined)} />
      </Select>
      <Select
        label={settingsText('promotions.label')}
        hint={settingsText('promotions.hint')}
        disabled={!settingsState.settings}
        value={String(includePromotions)}
        onChange={({ target }) => settingsState.update({ includePromotions: target.value === 'true' })}
      >
        <option value="false">{settingsText('promotions.skip')}</option>
        <option value="true">{settingsText('promotions.include')}</option>
      </Select>
    </Section>
  );
}
