import { useRef, useState } from 'react';
import { Failure } from '../../lib/contract/failure.ts';
import { type AppClient, useApp } from '../app/app-context.ts';
import type { FailureBannerState } from '../failure/use-failure-banner.tsx';
import { feedText } from '../i18n/feed-text.ts';
import { saveFile } from '../ui/save-file.ts';

export type Imported = Awaited<ReturnType<AppClient['importSubscriptions']>>;

/** Maximum size of a channel list file. The service has a limit of its own, in characters. */
const maxBytes = 10_000_000;

export interface ChannelLists {
  isImporting: boolean;
  /** Result of the last import. */
  imported?: Imported;
  /** Message of a failed import. */
  error?: string;
  importFile(file: File): Promise<void>;
  exportFile(): void;
  dismiss(): void;
}

/** Import and export of channel lists as files. An export runs through the `attempt` of the view, which shows its failure. */
export function useChannelLists(attempt: FailureBannerState['attempt']): ChannelLists {
  const { client } = useApp();
  const [isImporting, setIsImporting] = useState(false);
  const [imported, setImported] = useState<Imported>();
  const [error, setError] = useState<string>();
  const latest = useRef(0);

  const dismiss = () => {
    setImported(undefined);
    setError(undefined);
  };
  return {
    isImporting,
    imported,
    error,
    async importFile(file) {
      const requestId = ++latest.current;
      dismiss();
      if (file.size > maxBytes) return setError(feedText('import.tooLarge'));
      setIsImporting(true);
      try {
        const result = await client.importSubscriptions({ text: await file.text() });
        if (requestId === latest.current) setImported(result);
      } catch (error) {
        setError(importErrorText(error));
      } finally {
        setIsImporting(false);
      }
    },
    exportFile: () =>
      attempt(async () => {
        const { fileName, mimeType, text } = await client.exportSubscriptions({});
        saveFile(fileName, new Blob([text], { type: mimeType }));
      }),
    dismiss,
  };
}

const importErrorText = (error: unknown): string =>
  feedText(Failure.from(error).code === 'tooLarge' ? 'import.tooLarge' : 'import.none');
