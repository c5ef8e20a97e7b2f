import { useState } from 'react';
import { Failure } from '../../lib/contract/failure.ts';
import { type AppClient, useApp } from '../app/app-context.ts';
import { useAction } from '../app/use-action.ts';
import type { FailureBannerState } from '../failure/use-failure-banner.tsx';
import { feedText } from '../i18n/feed-text.ts';
import { saveFile } from '../ui/save-file.ts';

export type ImportResult = Awaited<ReturnType<AppClient['importSubscriptions']>>;

/** Maximum size of a channel list file. The service has a limit of its own, in characters. */
const maxBytes = 10_000_000;

export interface ChannelLists {
  isImporting: boolean;
  /** Result of the last import. */
  imported?: ImportResult;
  /** Message of a failed import. */
  error?: string;
  importFile(file: File): void;
  exportFile(): void;
  dismiss(): void;
}

/** Import and export of channel lists as files. An export runs through the `attempt` of the view, which shows its failure. */
export function useChannelLists(attempt: FailureBannerState['attempt']): ChannelLists {
  const { client } = useApp();
  const [imported, setImported] = useState<ImportResult>();
  const { isBusy, failure, run, dismiss } = useAction();
  return {
    isImporting: isBusy,
    imported,
    error: failure && feedText(failure.code === 'tooLarge' ? 'import.tooLarge' : 'import.none'),
    importFile(file) {
      setImported(undefined);
      run(async () => {
        if (file.size > maxBytes) throw new Failure('tooLarge');
        setImported(await client.importSubscriptions({ text: await file.text() }));
      });
    },
    exportFile: () =>
      attempt(async () => {
        const { fileName, mimeType, text } = await client.exportSubscriptions({});
        saveFile(fileName, new Blob([text], { type: mimeType }));
      }),
    dismiss() {
      setImported(undefined);
      dismiss();
    },
  };
}
