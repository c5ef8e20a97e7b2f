import { useApp } from '../app/app-context.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { t, uiLanguage } from '../i18n/t.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { Section } from '../ui/section.tsx';
import styles from './settings-page.module.css';

/** The settings page about Gloss: version, license, and the data for a bug report. */
export default function AboutPage() {
  const { version } = useApp().device;
  const details = () =>
    JSON.stringify({ version, userAgent: navigator.userAgent, uiLanguage, languages: navigator.languages }, null, 2);
  return (
    <>
      <Section id="version" title={settingsText('about.title')}>
        <p>{settingsText('about.version', { version })}</p>
        <p>{settingsText('about.license')}</p>
        <p>{settingsText('about.companies')}</p>
        <p>
          <a href="/third-party-notices.txt" target="_blank" rel="noreferrer">
            {settingsText('about.notices')}
          </a>
        </p>
      </Section>
      <Section id="report" title={settingsText('report.title')} intro={settingsText('report.intro')}>
        <div>
          <CopyButton text={details} label={t('action.copyDetails')} />
        </div>
        <p className={styles.hint}>{settingsText('report.hint')}</p>
      </Section>
    </>
  );
}
