import { type FormEvent, useEffect, useState } from 'react';
import { Failure } from '../../lib/contract/failure.ts';
import { workspaceHost } from '../../lib/contract/workspace-host.ts';
import { type AppClient, useApp } from '../app/app-context.ts';
import { sentData } from '../app/sent-data.ts';
import { useAction } from '../app/use-action.ts';
import { exportingText } from '../i18n/exporting-text.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import styles from '../ui/form.module.css';
import { Section } from '../ui/section.tsx';
import { ActionResult } from './action-result.tsx';

type Status = Awaited<ReturnType<AppClient['getWorkspaceStatus']>>;

/** The settings section of the note workspace: connect, test and disconnect. */
export default function WorkspaceSection() {
  const { client, permissions } = useApp();
  const [status, setStatus] = useState<Status>();
  const [token, setToken] = useState('');
  const [database, setDatabase] = useState('');
  const action = useAction();
  useEffect(() => {
    client.getWorkspaceStatus({}).then(setStatus, () => undefined);
  }, []);
  const isConnected = status?.connected === true;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The permission must be requested in the task of the click, before any await.
    const allowed = permissions.request([`https://${workspaceHost}/*`], sentData.workspace);
    action.run(async () => {
      if (!(await allowed)) throw new Failure('noPermission', '', { host: workspaceHost, reason: 'workspace' });
      const next = await client.connectWorkspace({ ...(token && { token }), ...(database && { database }) });
      setStatus(next);
      setToken('');
      setDatabase('');
      return connectionText(next);
    });
  };
  const disconnect = () =>
    action.run(async () => {
      await client.disconnectWorkspace({});
      setStatus({ connected: false });
      return '';
    });

  return (
    <Section id="workspace" title={settingsText('workspace.title')} intro={exportingText('notion.intro')}>
      <form noValidate className={styles.form} onSubmit={submit}>
        <TextField
          type="password"
          label={exportingText('notion.token')}
          placeholder={isConnected ? exportingText('notion.token.stored') : undefined}
          autoComplete="off"
          maxLength={2000}
          value={token}
          onChange={({ target }) => setToken(target.value)}
        />
        <TextField
          label={exportingText('notion.database')}
          hint={exportingText('notion.database.hint')}
          placeholder={status?.databaseId}
          autoComplete="off"
          maxLength={2000}
          value={database}
          onChange={({ target }) => setDatabase(target.value)}
        />
        <div className={styles.actions}>
          <Button type="submit" disabled={action.isBusy || (!isConnected && !(token && database))}>
            {exportingText(isConnected && !token && !database ? 'notion.test' : 'notion.connect')}
          </Button>
          {isConnected && (
            <Button variant="quiet" disabled={action.isBusy} onClick={disconnect}>
              {exportingText('notion.disconnect')}
            </Button>
          )}
        </div>
      </form>
      <ActionResult
        {...action}
        message={action.message ?? (isConnected && !action.failure ? connectionText(status) : undefined)}
      />
    </Section>
  );
}

const connectionText = ({ workspaceName }: Status): string =>
  workspaceName ? exportingText('notion.works', { name: workspaceName }) : exportingText('notion.worksUnnamed');
