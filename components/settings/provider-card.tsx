import Plug from 'lucide-react/icons/plug';
import { settingsText } from '../i18n/settings-text.ts';
import { Button } from '../ui/button.tsx';
import { addressOf } from './presets.ts';
import styles from './providers-section.module.css';
import { RemoveButtons } from './remove-buttons.tsx';
import { useProviderTest } from './use-provider-test.ts';
import type { StoredProvider } from './use-settings.ts';

/** The card of a stored provider. */
export function ProviderCard({
  provider,
  heading: Heading,
  price,
  onEdit,
  onRemove,
}: {
  provider: StoredProvider;
  heading: 'h3' | 'h4';
  /** Formatted price. */
  price: string;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const { id, kind, name, baseUrl, model, hasKey } = provider;
  const test = useProviderTest();
  const facts = [addressOf(provider)?.host, settingsText(hasKey ? 'models.key' : 'models.noKey'), price];

  return (
    <li className={styles.card} data-provider={id}>
      <Heading>{name}</Heading>
      <p className={styles.model}>{model}</p>
      <p className={styles.facts}>{facts.filter((fact) => fact !== undefined).join(' · ')}</p>
      <RemoveButtons
        label={settingsText('models.remove')}
        name={settingsText('models.removeNamed', { name })}
        question={settingsText('models.remove.confirm', { name })}
        cancelLabel={settingsText('models.remove.cancel')}
        onRemove={onRemove}
      >
        <Button
          icon={Plug}
          aria-label={settingsText('models.testNamed', { name })}
          disabled={test.isTesting}
          onClick={() => test.run({ id, kind, baseUrl })}
        >
          {settingsText(test.isTesting ? 'models.testing' : 'models.test')}
        </Button>
        <Button data-edits={id} aria-label={settingsText('models.editNamed', { name })} onClick={onEdit}>
          {settingsText('models.edit')}
        </Button>
      </RemoveButtons>
      <p role="status" className={test.error ? styles.error : styles.facts} data-test={test.error ? 'failed' : undefined}>
        {test.error ??
          (test.models &&
            (test.models.length === 0 || test.models.includes(model)
              ? settingsText('models.works', { count: test.models.length })
              : settingsText('models.worksWithout', { model })))}
      </p>
    </li>
  );
}
