import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { PromptTemplate } from '../../lib/records.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { Button } from '../ui/button.tsx';
import { TextArea, TextField } from '../ui/field.tsx';
import { placeholderFault } from './placeholder-fault.ts';
import styles from './provider-form.module.css';

/** Writes a prompt, or changes one. */
export function TemplateForm({
  template,
  onSave,
  onClose,
}: {
  template?: PromptTemplate;
  onSave: (template: PromptTemplate) => void;
  onClose: () => void;
}) {
  const [name, setName] = useState(template?.name ?? '');
  const [text, setText] = useState(template?.text ?? '');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const fault = placeholderFault(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fault || name.trim() === '' || text.trim() === '') return;
    onSave({ id: template?.id ?? crypto.randomUUID(), name: name.trim(), text: text.trim() });
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit}>
      <TextField
        label={settingsText('templates.name')}
        required
        maxLength={200}
        dir="auto"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextArea
        label={settingsText('templates.text')}
        error={fault}
        required
        rows={6}
        maxLength={8000}
        dir="auto"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" look="primary">
          {settingsText('form.save')}
        </Button>
        <Button onClick={onClose}>{settingsText('form.cancel')}</Button>
      </div>
    </form>
  );
}
