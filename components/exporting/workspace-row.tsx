import { useEffect, useState } from 'react';
import { type AppClient, useApp } from '../app/app-context.ts';
import type { Action } from '../app/use-action.ts';
import { exportingText } from '../i18n/exporting-text.ts';
import { Button } from '../ui/button.tsx';
import { exportLabels } from './export-labels.ts';
import { FormatRow } from './format-row.tsx';

type Status = Awaited<ReturnType<AppClient['getWorkspaceStatus']>>;

/** The export row of the connected note workspace, or the button to connect one. */
export function WorkspaceRow({ contentId, action }: { contentId: string; action: Action }) {
  const { client, navigation } = useApp();
  const [status, setStatus] = useState<Status>();
  useEffect(() => {
    client.getWorkspaceStatus({}).then(setStatus, () => undefined);
  }, []);
  const send = () =>
    action.run(async () => {
      const { pageUrl } = await client.exportNote({ contentId, labels: exportLabels() });
      return (
        <>
          {exportingText('workspace.sent')}{' '}
          <a href={pageUrl} target="_blank" rel="noreferrer">
            {exportingText('workspace.openPage')}
          </a>
        </>
      );
    });
  const name = exportingText('format.workspace');
  return (
    <FormatRow
      name={name}
      hint={
        status?.connected
          ? exportingText('format.workspace.hint', { name: status.workspaceName ?? name })
          : exportingText('format.workspace.none')
      }
    >
      {status?.connected ? (
        <Button disabled={action.isBusy} aria-label={`${exportingText('workspace.send')}: ${name}`} onClick={send}>
          {exportingText('workspace.send')}
        </Button>
      ) : (
        <Button
          disabled={!status}
          aria-label={`${exportingText('workspace.connectFirst')}: ${name}`}
          onClick={() => navigation.openSettings('workspace')}
        >
          {exportingText('workspace.connectFirst')}
        </Button>
      )}
    </FormatRow>
  );
}
