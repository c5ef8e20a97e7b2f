import { type FormEvent, useState } from 'react';
import { parseServerAddress } from '../app/server-address.ts';
import { useAction } from '../app/use-action.ts';
import { ActionFailure } from '../failure/action-failure.tsx';
import { accountText } from '../i18n/account-text.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { TextField } from '../ui/field.tsx';
import form from '../ui/form.module.css';
import { Section } from '../ui/section.tsx';
import styles from './account-section.module.css';
import { SignedIn } from './signed-in.tsx';
import { useAccountStatus } from './use-account-status.ts';
import { useSignIn } from './use-sign-in.ts';

/** The settings section that chooses between a library in this browser alone and one that syncs with a server. */
export default function AccountSection() {
  const status = useAccountStatus();
  const [wantsServer, setWantsServer] = useState(false);
  if (status === undefined) return null;
  const isServer = wantsServer || status !== null;
  return (
    <Section id="account" title={accountText('title')} intro={accountText('intro')}>
      {status === null && (
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>{accountText('title')}</legend>
          <Choice
            name="place"
            value="here"
            checked={!isServer}
            label={accountText('browserOnly')}
            hint={accountText('browserOnly.hint')}
            onChoose={() => setWantsServer(false)}
          />
          <Choice
            name="place"
            value="server"
            checked={isServer}
            label={accountText('server')}
            hint={accountText('server.hint')}
            onChoose={() => setWantsServer(true)}
          />
        </fieldset>
      )}
      {status === null && isServer && <SignIn />}
      {status && <SignedIn status={status} />}
    </Section>
  );
}

function SignIn() {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const signIn = useSignIn();
  const action = useAction();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const serverUrl = parseServerAddress(typed);
    setError(serverUrl ? undefined : accountText('address.error'));
    if (serverUrl) action.run(() => signIn(serverUrl));
  };
  return (
    <form noValidate className={form.form} onSubmit={submit}>
      <TextField
        label={accountText('address')}
        hint={accountText('address.hint')}
        placeholder="gloss.example.org"
        inputMode="url"
        autoComplete="url"
        spellCheck={false}
        maxLength={500}
        error={error}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={form.actions}>
        <Button type="submit" disabled={action.isBusy || typed.trim() === ''}>
          {accountText('signIn')}
        </Button>
        <p role="status">{action.isBusy && accountText('signIn.working')}</p>
      </div>
      {action.failure && (
        <ActionFailure
          failure={action.failure}
          message={action.failure.code === 'siteFailed' ? accountText('address.notServer', { address: typed.trim() }) : undefined}
        />
      )}
    </form>
  );
}
