import { type FormEvent, useState } from 'react';
import { libraryText } from '../i18n/library-text.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';

/** The dialog that gives a media item another title. */
export default function RenameDialog({
  title,
  original,
  onRename,
  onClose,
}: {
  title: string;
  /** The title on its site. */
  original: string;
  onRename: (title: string) => void;
  onClose: () => void;
}) {
  const [text, setText] = useState(title);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onRename(text.trim() === original ? '' : text.trim());
    onClose();
  };
  return (
    <Dialog title={libraryText('rename.title')} onClose={onClose}>
      <form onSubmit={submit} data-form="rename">
        <TextField
          label={libraryText('rename.label')}
          hint={libraryText('rename.hint', { title: original })}
          maxLength={500}
          dir="auto"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <p>
          <Button type="submit" variant="primary">
            {t('action.save')}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
