import { useState } from 'react';
import { useApp } from '../app/app-context.ts';
import { useAction } from '../app/use-action.ts';
import { inlineFailureText } from '../failure/inline-failure-text.ts';
import { accountText } from '../i18n/account-text.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { Button } from '../ui/button.tsx';
import { ForgetDialog } from './forget-dialog.tsx';
import type { StoredRecordings } from './use-recordings.ts';

/** The button that deletes everything on this device and in the account, with its dialog and its outcome. */
export function DeleteEverything({ recordings, onDeleted }: { recordings: StoredRecordings; onDeleted: () => void }) {
  const { client, account, device } = useApp();
  const action = useAction();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [isLeftInAccount, setIsLeftInAccount] = useState(false);

  const deleteEverything = async () => {
    setIsLeftInAccount(false);
    await client.forgetEverything({ confirm: true });
    await Promise.all([recordings.clear(), device.forgetSites?.()]);
    // Drafts of notes are deleted too.
    localStorage.clear();
    onDeleted();
    // The account needs the connection that is stored on this device, and its requests are logged.
    setIsLeftInAccount(true);
    await account.forgetEverything();
    setIsLeftInAccount(false);
    await device.requests?.clear();
    return settingsText('storage.deleted');
  };
  const start = () => {
    setIsDialogOpen(false);
    action.run(deleteEverything);
  };
  return (
    <>
      <Button variant="danger" disabled={action.isBusy} onClick={() => setIsDialogOpen(true)}>
        {settingsText('storage.delete')}
      </Button>
      <p role="status">{action.message}</p>
      {action.failure && (
        <p role="alert">
          {isLeftInAccount && `${accountText('deleteEverything.failed')} `}
          {inlineFailureText(action.failure)}
        </p>
      )}
      {isDialogOpen && <ForgetDialog onForget={start} onClose={() => setIsDialogOpen(false)} />}
    </>
  );
}
