import { useState } from 'react';
import type { PromptTemplate } from '../../lib/records/settings.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { placeholderError } from '../prompts/placeholder-error.ts';
import { TextArea, TextField } from '../ui/field.tsx';
import { EditForm } from './edit-form.tsx';

/** The form that adds or changes a prompt template. */
export function TemplateForm({
  template,
  onSave,
  onClose,
}: {
  template?: PromptTemplate;
  onSave: (template: PromptTemplate) => void;
  onClose: () => void;
}) {
  // The same for each attempt to save, so that a second one adds nothing.
  const [id] = useState(() => template?.id ?? crypto.randomUUID());
  const [name, setName] = useState(template?.name ?? '');
  const [text, setText] = useState(template?.text ?? '');
  const error = placeholderError(text);
  const save = () => {
    if (error || name.trim() === '' || text.trim() === '') return;
    onSave({ id, name: name.trim(), text: text.trim() });
  };
  return (
    <EditForm onSave={save} onClose={onClose}>
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
        error={error}
        required
        rows={6}
        maxLength={8000}
        dir="auto"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </EditForm>
  );
}
