import Plug from 'lucide-react/icons/plug';
import { useState } from 'react';
import { dollars } from '../i18n/money.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { uiLanguage } from '../i18n/t.ts';
import { Button } from '../ui/button.tsx';
import { addressOf } from './presets.ts';
import styles from './providers-section.module.css';
import { useProviderTest } from './use-provider-test.ts';
import type { StoredProvider } from './use-settings.ts';

/** A provider as it is set up. */
export function ProviderCard({
  provider,
  onEdit,
  onRemove,
}: {
  provider: StoredProvider;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const { id, kind, name, baseUrl, model, hasKey } = provider;
  const [isLeaving, setIsLeaving] = useState(false);
  const test = useProviderTest();
  const facts = [addressOf(provider)?.host, settingsText(hasKey ? 'models.key' : 'models.noKey'), priceText(provider)];

  return (
    <li className={styles.card} data-provider={id}>
      <h3>{name}</h3>
      <p className={styles.model}>{model}</p>
      <p className={styles.facts}>{facts.filter((fact) => fact !== undefined).join(' · ')}</p>
      {isLeaving ? (
        <div className={styles.sure} role="alert">
          <p>{settingsText('models.remove.sure', { name })}</p>
          <Button look="primary" onClick={onRemove}>
            {settingsText('models.remove')}
          </Button>
          <Button onClick={() => setIsLeaving(false)}>{settingsText('models.remove.keep')}</Button>
        </div>
      ) : (
        <div className={styles.buttons}>
          <Button
            icon={Plug}
            aria-label={settingsText('models.testNamed', { name })}
            disabled={test.isAsking}
            onClick={() => test.ask({ id, kind, baseUrl })}
          >
            {settingsText(test.isAsking ? 'models.testing' : 'models.test')}
          </Button>
          <Button aria-label={settingsText('models.editNamed', { name })} onClick={onEdit}>
            {settingsText('models.edit')}
          </Button>
          <Button look="quiet" aria-label={settingsText('models.removeNamed', { name })} onClick={() => setIsLeaving(true)}>
            {settingsText('models.remove')}
          </Button>
        </div>
      )}
      <p role="status" className={test.fault ? styles.fault : styles.facts} data-test={test.fault ? 'failed' : undefined}>
        {test.fault ??
          (test.models &&
            (test.models.includes(model)
              ? settingsText('models.works', { count: test.models.length })
              : settingsText('models.worksWithout', { model })))}
      </p>
    </li>
  );
}

function priceText({ price }: StoredProvider): string {
  if (!price) return settingsText('models.noPrice');
  if (price.input === 0 && price.output === 0) return settingsText('models.free');
  const { input, output } = price;
  return settingsText('models.price', { input: dollars(input, uiLanguage), output: dollars(output, uiLanguage) });
}
