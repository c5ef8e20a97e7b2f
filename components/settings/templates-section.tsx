import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { PromptTemplate } from '../../lib/records/settings.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { placeholders } from '../prompts/placeholders.ts';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import styles from './providers-section.module.css';
import { TemplateForm } from './template-form.tsx';
import { useEditedEntry } from './use-edited-entry.ts';
import type { SettingsState } from './use-settings.ts';

const names = placeholders.map((name) => `{{${name}}}`).join(' ');

/** The settings section of the user's prompt templates. */
export function TemplatesSection({ settingsState }: { settingsState: SettingsState }) {
  const templates = settingsState.settings?.templates ?? [];
  const { list, edited, edit, close, restoreFocus } = useEditedEntry();
  const [removed, setRemoved] = useState<PromptTemplate>();
  const store = (template: PromptTemplate) =>
    settingsState.update(({ templates }) => {
      const isKnown = templates.some(({ id }) => id === template.id);
      return {
        templates: isKnown ? templates.map((one) => (one.id === template.id ? template : one)) : [...templates, template],
      };
    });
  const save = async (template: PromptTemplate, opened: string) => {
    if (await store(template)) close(opened);
  };
  const remove = async (template: PromptTemplate) => {
    const isRemoved = await settingsState.update(({ templates }) => ({
      templates: templates.filter(({ id }) => id !== template.id),
    }));
    if (!isRemoved) return;
    flushSync(() => setRemoved(template));
    restoreFocus('');
  };
  const restore = async (template: PromptTemplate) => {
    if (!(await store(template))) return;
    flushSync(() => setRemoved((current) => (current === template ? undefined : current)));
    restoreFocus(template.id);
  };

  return (
    <Section
      id="prompts"
      title={settingsText('templates.title')}
      intro={settingsText('templates.intro', { placeholders: names })}
    >
      <div ref={list} className={styles.list}>
        {settingsState.settings && templates.length === 0 && edited === undefined && (
          <p className={styles.none}>{settingsText('templates.none')}</p>
        )}
        {templates.length > 0 && (
          <ul className={styles.cards}>
            {templates.map((template) => (
              <li key={template.id} className={styles.card} data-template={template.id}>
                {template.id === edited ? (
                  <TemplateForm
                    template={template}
                    onSave={(changed) => void save(changed, template.id)}
                    onClose={() => close(template.id)}
                  />
                ) : (
                  <>
                    <h3 dir="auto">{template.name}</h3>
                    <p className={styles.facts} dir="auto">
                      {template.text}
                    </p>
                    <div className={styles.buttons}>
                      <Button
                        data-edits={template.id}
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
            <TemplateForm onSave={(added) => void save(added, '')} onClose={() => close('')} />
          </div>
        ) : (
          <Button icon={Plus} data-edits="" className={styles.add} disabled={!settingsState.settings} onClick={() => edit('')}>
            {settingsText('templates.add')}
          </Button>
        )}
      </div>
    </Section>
  );
}
