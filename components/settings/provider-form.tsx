import type { ReactNode } from 'react';
import { settingsText } from '../i18n/settings-text.ts';
import { Select, TextField } from '../ui/field.tsx';
import { EditForm } from './edit-form.tsx';
import { needsAddress } from './presets.ts';
import styles from './provider-form.module.css';
import type { ProviderFormState } from './use-provider-form.ts';

/** The form of a provider: service, name and address. Children add the other fields. */
export function ProviderForm<Service extends { id: string; name: string }>({
  form: { draft, draftError, error, isBusy, change, save },
  services,
  onService,
  onClose,
  children,
}: {
  form: ProviderFormState;
  /** The services to choose from for a new provider. */
  services: Service[];
  onService: (service: Service) => void;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <EditForm isBusy={isBusy} onSave={save} onClose={onClose}>
      {draft.id === undefined && (
        <Select label={settingsText('form.service')} onChange={({ target }) => onService(services[target.selectedIndex]!)}>
          {services.map(({ id, name }) => (
            <option key={id} value={id}>
              {name || settingsText('form.service.other')}
            </option>
          ))}
        </Select>
      )}
      <TextField
        label={settingsText('form.name')}
        required
        maxLength={200}
        value={draft.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      {needsAddress(draft.kind) && (
        <TextField
          label={settingsText('form.address')}
          hint={settingsText('form.address.hint')}
          error={draftError === 'address' ? settingsText('form.address.error') : undefined}
          required
          inputMode="url"
          spellCheck={false}
          placeholder="https://"
          value={draft.baseUrl}
          onChange={({ target }) => change({ baseUrl: target.value })}
        />
      )}
      {children}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </EditForm>
  );
}
