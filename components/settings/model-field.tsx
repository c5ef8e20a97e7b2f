import Plug from 'lucide-react/icons/plug';
import { settingsText } from '../i18n/settings-text.ts';
import { Button } from '../ui/button.tsx';
import { Select, TextField } from '../ui/field.tsx';
import { PermissionHint } from './permission-hint.tsx';
import { isOllama } from './presets.ts';
import styles from './provider-form.module.css';
import type { ProviderFormState } from './use-provider-form.ts';

/** The field of a model's name, with a list of the models that the provider offers. */
export function ModelField({
  form: { draft, address, test, runTest },
  knownModels = [],
  onChange,
}: {
  form: ProviderFormState;
  /** Models that are known without a request to the provider. */
  knownModels?: string[];
  onChange: (model: string) => void;
}) {
  const { model } = draft;
  const { models, isTesting, error } = test;
  const offered = models?.length ? models : knownModels;
  return (
    <>
      <div className={styles.beside}>
        <Button icon={Plug} disabled={isTesting} onClick={runTest}>
          {settingsText(isTesting ? 'models.testing' : 'form.test')}
        </Button>
        {address && (
          <div className={styles.hint}>
            <PermissionHint address={address} />
            {isOllama(address) && <p>{settingsText('form.ollama')}</p>}
          </div>
        )}
        <p role="status" className={error ? styles.error : styles.hint} data-test={error ? 'failed' : models && 'works'}>
          {error ?? (models && settingsText('models.works', { count: models.length }))}
        </p>
      </div>
      {offered.length > 0 && (
        <Select
          label={settingsText('form.offered')}
          size={Math.min(6, Math.max(2, offered.length))}
          value={offered.includes(model) ? model : ''}
          onChange={({ target }) => onChange(target.value)}
        >
          {offered.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <TextField
        label={settingsText('form.model')}
        hint={settingsText('form.model.hint')}
        required
        maxLength={200}
        spellCheck={false}
        value={model}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}
