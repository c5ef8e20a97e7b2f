import { useEffect, useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import { type AppClient, useApp } from '../app/app-context.ts';

export type TranscriptionEstimate = Awaited<ReturnType<AppClient['estimateTranscript']>>;

/** The estimate of a transcription, updated for another provider and after `again`. */
export function useTranscriptionEstimate(
  url: string,
  transcribeProvider: string | undefined,
): { receipt?: TranscriptionEstimate; failure?: FailureData; again(): void } {
  const { client } = useApp();
  const [answer, setAnswer] = useState<{ receipt?: TranscriptionEstimate; failure?: FailureData }>({});
  const [times, setTimes] = useState(0);
  useEffect(() => {
    setAnswer({});
    if (transcribeProvider === undefined) return;
    const call = new AbortController();
    client.estimateTranscript({ url, transcribeProvider }, { signal: call.signal }).then(
      (receipt) => call.signal.aborted || setAnswer({ receipt }),
      (error) => call.signal.aborted || setAnswer({ failure: Failure.from(error).toJSON() }),
    );
    return () => call.abort();
  }, [url, transcribeProvider, times]);
  return { ...answer, again: () => setTimes((count) => count + 1) };
}
