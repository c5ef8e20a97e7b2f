import { type FormEvent, useState } from 'react';
import { useAccountStatus } from '../account/use-account-status.ts';
import { accountText } from '../i18n/account-text.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';

/** The dialog before everything is deleted. The user must type a word, because it can't be undone. */
export function ForgetDialog({ onForget, onClose }: { onForget: () => void; onClose: () => void }) {
  const [text, setText] = useState('');
  const account = useAccountStatus();
  const word = settingsText('storage.word');
  const isTyped = text.trim().toLowerCase() === word.toLowerCase();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isTyped) onForget();
  };
  return (
    <Dialog title={settingsText('storage.delete')} onClose={onClose}>
      <form onSubmit={submit}>
        <p>{settingsText('storage.delete.body')}</p>
        {account && account.state !== 'signedOut' && <p>{accountText('deleteEverything.hint')}</p>}
        <TextField
          label={settingsText('storage.type', { word })}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <p>
          <Button type="submit" variant="danger" disabled={!isTyped}>
            {settingsText('storage.delete.confirm')}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
