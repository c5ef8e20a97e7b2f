import { useEffect, useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import { type AppClient, useApp } from '../app/app-context.ts';

export type TranscriptionEstimate = Awaited<ReturnType<AppClient['estimateTranscript']>>;

/** The estimate of a transcription, updated for another provider and after `retry`. */
export function useTranscriptionEstimate(
  url: string,
  transcribeProvider: string | undefined,
): { estimate?: TranscriptionEstimate; failure?: FailureData; retry(): void } {
  const { client } = useApp();
  const [answer, setAnswer] = useState<{ estimate?: TranscriptionEstimate; failure?: FailureData }>({});
  const [times, setTimes] = useState(0);
  useEffect(() => {
    setAnswer({});
    if (transcribeProvider === undefined) return;
    const call = new AbortController();
    client.estimateTranscript({ url, transcribeProvider }, { signal: call.signal }).then(
      (estimate) => call.signal.aborted || setAnswer({ estimate }),
      (error) => call.signal.aborted || setAnswer({ failure: Failure.from(error).toJSON() }),
    );
    return () => call.abort();
  }, [url, transcribeProvider, times]);
  return { ...answer, retry: () => setTimes((count) => count + 1) };
}
