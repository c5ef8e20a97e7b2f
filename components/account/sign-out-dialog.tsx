import { useState } from 'react';
import { accountText } from '../i18n/account-text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** The question before signing out. The library stays on this device unless the user also chooses to delete it. */
export function SignOutDialog({ onSignOut, onClose }: { onSignOut: (forget: boolean) => void; onClose: () => void }) {
  const [forget, setForget] = useState(false);
  return (
    <Dialog title={accountText('signOut')} onClose={onClose}>
      <p>{accountText('signOut.body')}</p>
      <p>
        <label>
          <input type="checkbox" checked={forget} onChange={({ target }) => setForget(target.checked)} />{' '}
          {accountText('signOut.forget')}
        </label>
      </p>
      <p>
        <Button variant={forget ? 'danger' : undefined} onClick={() => onSignOut(forget)}>
          {accountText('signOut')}
        </Button>
      </p>
    </Dialog>
  );
}
