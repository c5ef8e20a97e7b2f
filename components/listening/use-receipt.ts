import { useEffect, useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import { type AppClient, useApp } from '../app/app-context.ts';

export type Receipt = Awaited<ReturnType<AppClient['estimateTranscript']>>;

/** What listening would take; asked anew for another listener, and `postponedTo`. */
export function useReceipt(
  url: string,
  transcribeProvider: string | undefined,
): { receipt?: Receipt; failure?: FailureData; again(): void } {
  const { client } = useApp();
  const [told, setTold] = useState<{ receipt?: Receipt; failure?: FailureData }>({});
  const [times, setTimes] = useState(0);
  useEffect(() => {
    setTold({});
    if (transcribeProvider === undefined) return;
    const call = new AbortController();
    client.estimateTranscript({ url, transcribeProvider }, { signal: call.signal }).then(
      (receipt) => call.signal.aborted || setTold({ receipt }),
      (error) => call.signal.aborted || setTold({ failure: Failure.from(error).toJSON() }),
    );
    return () => call.abort();
  }, [url, transcribeProvider, times]);
  return { ...told, again: () => setTimes((count) => count + 1) };
}
