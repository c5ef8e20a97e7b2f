import { useState } from 'react';
import type { AccountStatus } from '../../lib/contract/account-status.ts';
import type { FailureData } from '../../lib/contract/failure.ts';
import { useApp } from '../app/app-context.ts';
import { useAction } from '../app/use-action.ts';
import { ActionFailure } from '../failure/action-failure.tsx';
import { inlineFailureText } from '../failure/inline-failure-text.ts';
import { accountText } from '../i18n/account-text.ts';
import { dayAndTime } from '../i18n/formats.ts';
import { Button } from '../ui/button.tsx';
import form from '../ui/form.module.css';
import styles from './account-section.module.css';
import { SignOutDialog } from './sign-out-dialog.tsx';
import { useSignIn } from './use-sign-in.ts';

/** The account in the settings: address and plan, state of the sync, and the buttons to sync and to sign out. */
export function SignedIn({ status }: { status: AccountStatus }) {
  const { serverUrl, state, email, refusedChannels = 0, failure } = status;
  const [isSigningOut, setIsSigningOut] = useState(false);
  const action = useAction();
  const { account } = useApp();
  const signIn = useSignIn();
  const isSignedOut = state === 'signedOut';
  return (
    <div className={styles.account} data-account={state} data-syncing={status.isSyncing || undefined}>
      <p>
        <strong>{email || accountText('signedIn')}</strong>{' '}
        <a href={`${serverUrl}/account`} target="_blank" rel="noreferrer">
          {new URL(serverUrl).host}
        </a>
      </p>
      <Plan status={status} />
      <p role="status">{syncText(status)}</p>
      {refusedChannels > 0 && <p>{accountText('refusedChannels', { count: refusedChannels })}</p>}
      {isSignedOut && (
        <p role="alert">
          {accountText('signedOut')} {accountText('signedOut.body')}
        </p>
      )}
      {!isSignedOut && failure && <p role="alert">{isFull(failure) ? accountText('full') : inlineFailureText(failure)}</p>}
      <div className={form.actions}>
        {isSignedOut ? (
          <Button disabled={action.isBusy} onClick={() => action.run(() => signIn(serverUrl))}>
            {accountText('signInAgain')}
          </Button>
        ) : (
          <Button disabled={status.isSyncing} onClick={() => action.run(() => account.sync())}>
            {accountText('sync')}
          </Button>
        )}
        <Button variant="quiet" onClick={() => setIsSigningOut(true)}>
          {accountText('signOut')}
        </Button>
      </div>
      {action.failure && <ActionFailure failure={action.failure} />}
      {isSigningOut && (
        <SignOutDialog
          onSignOut={(forget) => {
            setIsSigningOut(false);
            action.run(() => account.disconnect({ forget }));
          }}
          onClose={() => setIsSigningOut(false)}
        />
      )}
    </div>
  );
}

function Plan({ status: { serverUrl, tier, remainingMinutes = 0, isUnmetered } }: { status: AccountStatus }) {
  if (!tier) return null;
  return (
    <p>
      {isUnmetered ? accountText('unlimited') : accountText('minutes', { count: Math.floor(remainingMinutes) })}
      {!isUnmetered && (
        <>
          {' · '}
          <a href={`${serverUrl}/pricing`} target="_blank" rel="noreferrer">
            {accountText('plans')}
          </a>
        </>
      )}
    </p>
  );
}

function syncText({ isSyncing, syncedAt }: AccountStatus): string {
  if (isSyncing) return accountText('syncing');
  return syncedAt === undefined ? '' : accountText('synced', { time: dayAndTime(syncedAt) });
}

/** Returns whether a failed synchronization means that the account is full, not this device. */
const isFull = ({ code, details }: FailureData): boolean => code === 'storageFull' && details?.isAccount === true;
