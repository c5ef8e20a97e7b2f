import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { PromptTemplate } from '../../lib/records/settings.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { placeholders } from '../prompts/placeholders.ts';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import styles from './providers-section.module.css';
import { TemplateForm } from './template-form.tsx';
import type { SettingsState } from './use-settings.ts';

const names = placeholders.map((name) => `{{${name}}}`).join(' ');

/** The settings section of the user's prompt templates. */
export function TemplatesSection({ settingsState }: { settingsState: SettingsState }) {
  const templates = settingsState.settings?.templates ?? [];
  /** Id of the template that is edited; empty for a new one. */
  const [edited, edit] = useState<string>();
  const [removed, setRemoved] = useState<PromptTemplate>();
  const close = () => edit(undefined);
  const store = (template: PromptTemplate) =>
    settingsState.update(({ templates }) => {
      const isKnown = templates.some(({ id }) => id === template.id);
      return {
        templates: isKnown ? templates.map((one) => (one.id === template.id ? template : one)) : [...templates, template],
      };
    });
  const save = async (template: PromptTemplate) => {
    if (!(await store(template))) return;
    // Another form may have been opened meanwhile.
    edit((current) => (current === edited ? undefined : current));
  };
  const remove = async (template: PromptTemplate) => {
    const isRemoved = await settingsState.update(({ templates }) => ({
      templates: templates.filter(({ id }) => id !== template.id),
    }));
    if (isRemoved) setRemoved(template);
  };
  const restore = async (template: PromptTemplate) => {
    if (await store(template)) setRemoved((current) => (current === template ? undefined : current));
  };

  return (
    <Section
      id="prompts"
      title={settingsText('templates.title')}
      intro={settingsText('templates.intro', { placeholders: names })}
    >
      {settingsState.settings && templates.length === 0 && edited === undefined && (
        <p className={styles.none}>{settingsText('templates.none')}</p>
      )}
      {templates.length > 0 && (
        <ul className={styles.cards}>
          {templates.map((template) => (
            <li key={template.id} className={styles.card} data-template={template.id}>
              {template.id === edited ? (
                <TemplateForm template={template} onSave={(changed) => void save(changed)} onClose={close} />
              ) : (
                <>
                  <h3 dir="auto">{template.name}</h3>
                  <p className={styles.facts} dir="auto">
                    {template.text}
                  </p>
                  <div className={styles.buttons}>
                    <Button
                      aria-label={settingsText('templates.editNamed', { name: template.name })}
                      onClick={() => edit(template.id)}
                    >
                      {settingsText('models.edit')}
                    </Button>
                    <Button
                      variant="quiet"
                      aria-label={settingsText('templates.removeNamed', { name: template.name })}
                      onClick={() => void remove(template)}
                    >
                      {settingsText('models.remove')}
                    </Button>
                  </div>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {removed && (
        <div className={styles.confirm} role="status">
          <p>{settingsText('templates.removed', { name: removed.name })}</p>
          <Button onClick={() => void restore(removed)}>{settingsText('templates.undo')}</Button>
        </div>
      )}
      {edited === '' ? (
        <div className={styles.card}>
          <TemplateForm onSave={(added) => void save(added)} onClose={close} />
        </div>
      ) : (
        <Button icon={Plus} className={styles.add} disabled={!settingsState.settings} onClick={() => edit('')}>
          {settingsText('templates.add')}
        </Button>
      )}
    </Section>
  );
}
