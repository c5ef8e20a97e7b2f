import { type FormEvent, useState } from 'react';
import { Failure } from '../../lib/contract/failure.ts';
import { useAccountStatus } from '../account/use-account-status.ts';
import { useSignIn } from '../account/use-sign-in.ts';
import { useApp } from '../app/app-context.ts';
import { parseSharedAddress } from '../app/server-address.ts';
import { useAction } from '../app/use-action.ts';
import { ActionFailure } from '../failure/action-failure.tsx';
import { accountText } from '../i18n/account-text.ts';
import { failureText } from '../i18n/failure-text.ts';
import { libraryText } from '../i18n/library-text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';

/** The dialog that adds the collection of another user by its public address. */
export function AddSharedDialog({ onAdded, onClose }: { onAdded: (id: string) => void; onClose: () => void }) {
  const { navigation } = useApp();
  const signIn = useSignIn();
  const action = useAction();
  const status = useAccountStatus();
  if (status === undefined) return null;
  return (
    <Dialog title={libraryText('collection.add.title')} onClose={onClose}>
      {status === null ? (
        <>
          <p>{libraryText('collection.add.signIn')}</p>
          <p>
            <Button variant="primary" onClick={() => navigation.openSettings('account')}>
              {libraryText('collection.add.settings')}
            </Button>
          </p>
        </>
      ) : status.state === 'signedOut' ? (
        <>
          <p>{accountText('signedOut')}</p>
          <p>
            <Button variant="primary" disabled={action.isBusy} onClick={() => action.run(() => signIn(status.serverUrl))}>
              {accountText('signInAgain')}
            </Button>
          </p>
          {action.failure && <ActionFailure failure={action.failure} />}
        </>
      ) : (
        <AddressForm serverUrl={status.serverUrl} onAdded={onAdded} />
      )}
    </Dialog>
  );
}

function AddressForm({ serverUrl, onAdded }: { serverUrl: string; onAdded: (id: string) => void }) {
  const { account } = useApp();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const address = parseSharedAddress(typed);
    setError(address ? undefined : libraryText('collection.add.error'));
    if (!address) return;
    if (address.serverUrl !== serverUrl) {
      setError(libraryText('collection.add.otherServer', { host: new URL(serverUrl).host }));
      return;
    }
    setIsBusy(true);
    try {
      await account.acquire({ id: address.id });
      onAdded(address.id);
    } catch (error) {
      const failure = Failure.from(error);
      setError(failure.code === 'notFound' ? libraryText('collection.add.missing') : failureText(failure).title);
      setIsBusy(false);
    }
  };
  return (
    <form noValidate data-form="shared" onSubmit={(event) => void submit(event)}>
      <TextField
        label={libraryText('collection.add.address')}
        hint={libraryText('collection.add.hint')}
        placeholder={`${serverUrl}/c/…`}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={4000}
        error={error}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p>
        <Button type="submit" variant="primary" disabled={isBusy || typed.trim() === ''}>
          {libraryText('collection.add.action')}
        </Button>
      </p>
      <p role="status">{isBusy && libraryText('collection.add.working')}</p>
    </form>
  );
}
