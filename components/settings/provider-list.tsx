import Plus from 'lucide-react/icons/plus';
import type { ComponentType } from 'react';
import { settingsText } from '../i18n/settings-text.ts';
import { Button } from '../ui/button.tsx';
import { ProviderCard } from './provider-card.tsx';
import styles from './providers-section.module.css';
import { useEditedEntry } from './use-edited-entry.ts';
import type { SettingsState, StoredProvider } from './use-settings.ts';

/** The providers as cards, with the forms to change and add them. */
export function ProviderList<Provider extends StoredProvider>({
  settingsState,
  providers,
  heading: Heading,
  none,
  add,
  priceOf,
  form: Form,
}: {
  settingsState: SettingsState;
  providers: Provider[];
  heading: 'h3' | 'h4';
  /** Message of an empty list. */
  none: string;
  /** Label of the button that adds a provider, and heading of its form. */
  add: string;
  priceOf: (provider: Provider) => string;
  form: ComponentType<{ provider?: Provider; onClose: () => void }>;
}) {
  const { list, edited, edit, close } = useEditedEntry();
  const remove = (id: string) => {
    settingsState.remove(id);
    list.current?.querySelector<HTMLElement>('[data-edits=""]')?.focus();
  };
  return (
    <div ref={list} className={styles.list}>
      {providers.length > 0 && (
        <ul className={styles.cards}>
          {providers.map((provider) =>
            provider.id === edited ? (
              <li key={provider.id} className={styles.card}>
                <Heading>{settingsText('form.edit', { name: provider.name })}</Heading>
                <Form provider={provider} onClose={() => close(provider.id)} />
              </li>
            ) : (
              <ProviderCard
                key={provider.id}
                provider={provider}
                heading={Heading}
                price={priceOf(provider)}
                onEdit={() => edit(provider.id)}
                onRemove={() => remove(provider.id)}
              />
            ),
          )}
        </ul>
      )}
      {settingsState.settings && providers.length === 0 && edited === undefined && <p className={styles.none}>{none}</p>}
      {edited === '' ? (
        <div className={styles.card}>
          <Heading>{add}</Heading>
          <Form onClose={() => close('')} />
        </div>
      ) : (
        <Button icon={Plus} data-edits="" className={styles.add} disabled={!settingsState.settings} onClick={() => edit('')}>
          {add}
        </Button>
      )}
    </div>
  );
}
