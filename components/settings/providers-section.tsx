import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { settingsText } from '../i18n/settings-text.ts';
import { Button } from '../ui/button.tsx';
import { ProviderCard } from './provider-card.tsx';
import { ProviderForm } from './provider-form.tsx';
import styles from './providers-section.module.css';
import { Section } from './section.tsx';
import type { SettingsWork } from './use-settings.ts';

/** Where models are asked: services with a key of the person's, programs on their machine. */
export function ProvidersSection({ work }: { work: SettingsWork }) {
  const providers = work.settings?.providers ?? [];
  /** Id of the provider that is edited; empty for one that is added. */
  const [edited, edit] = useState<string>();
  const close = () => edit(undefined);
  return (
    <Section id="models" title={settingsText('models.title')} intro={settingsText('models.intro')}>
      {providers.length > 0 && (
        <ul className={styles.cards}>
          {providers.map((provider) =>
            provider.id === edited ? (
              <li key={provider.id} className={styles.card}>
                <ProviderForm provider={provider} onClose={close} />
              </li>
            ) : (
              <ProviderCard
                key={provider.id}
                provider={provider}
                onEdit={() => edit(provider.id)}
                onRemove={() => work.remove(provider.id)}
              />
            ),
          )}
        </ul>
      )}
      {work.settings && providers.length === 0 && edited === undefined && (
        <p className={styles.none}>{settingsText('models.none')}</p>
      )}
      {edited === '' ? (
        <div className={styles.card}>
          <ProviderForm onClose={close} />
        </div>
      ) : (
        <Button icon={Plus} className={styles.add} disabled={!work.settings} onClick={() => edit('')}>
          {settingsText('models.add')}
        </Button>
      )}
    </Section>
  );
}
