import { type FormEvent, useState } from 'react';
import { useAccountStatus } from '../account/use-account-status.ts';
import { useAction } from '../app/use-action.ts';
import { failureText } from '../i18n/failure-text.ts';
import { libraryText } from '../i18n/library-text.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Check, TextArea, TextField } from '../ui/field.tsx';

interface CollectionDraft {
  name: string;
  description: string;
  isPublic: boolean;
}

/** The dialog with name and description of a new or existing collection. */
export function CollectionDialog({
  collection,
  onSave,
  onClose,
}: {
  collection?: CollectionDraft;
  onSave: (draft: CollectionDraft) => Promise<void>;
  onClose: () => void;
}) {
  const [draft, setDraft] = useState<CollectionDraft>(() => {
    const { name = '', description = '', isPublic = false } = collection ?? {};
    return { name, description, isPublic };
  });
  const { isBusy, failure, run } = useAction();
  const hasServer = Boolean(useAccountStatus());
  const set = (change: Partial<CollectionDraft>) => setDraft({ ...draft, ...change });
  const save = async () => {
    await onSave(draft);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(save);
  };
  return (
    <Dialog title={libraryText(collection ? 'collection.edit' : 'collection.newButton')} onClose={onClose}>
      <form data-form="collection" onSubmit={submit}>
        <TextField
          label={libraryText('collection.name')}
          error={failure && failureText(failure).title}
          required
          maxLength={200}
          dir="auto"
          value={draft.name}
          onChange={({ target }) => set({ name: target.value })}
        />
        <TextArea
          label={libraryText('collection.description')}
          maxLength={5000}
          rows={3}
          dir="auto"
          value={draft.description}
          onChange={({ target }) => set({ description: target.value })}
        />
        {(hasServer || draft.isPublic) && (
          <Check
            label={libraryText('collection.public.label')}
            checked={draft.isPublic}
            onChange={({ target }) => set({ isPublic: target.checked })}
          />
        )}
        <p>
          <Button type="submit" variant="primary" disabled={isBusy || !draft.name.trim()}>
            {t('action.save')}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
