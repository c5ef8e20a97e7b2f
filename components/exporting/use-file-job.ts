import { useEffect, useRef, useState } from 'react';
import type { FileProgress, FileRun } from '../app/library-files.ts';
import { exportFailureText } from './export-failure-text.ts';

export interface FileJob {
  isBusy: boolean;
  progress?: FileProgress;
  message?: string;
  error?: string;
  /** Runs the work. `suffix` is appended to the message of a failure. */
  run(work: (run: FileRun) => Promise<string>, suffix?: string): void;
  stop(): void;
}

/** The state of an import or export that can be stopped. It ends with the page. */
export function useFileJob(): FileJob {
  const [isBusy, setIsBusy] = useState(false);
  const [progress, setProgress] = useState<FileProgress>();
  const [message, setMessage] = useState<string>();
  const [error, setError] = useState<string>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => {
    if (!isBusy) return;
    // The browser asks for confirmation before the page is closed.
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', onLeave);
    return () => removeEventListener('beforeunload', onLeave);
  }, [isBusy]);
  return {
    isBusy,
    progress,
    message,
    error,
    run(work, suffix = '') {
      controller.current = new AbortController();
      setIsBusy(true);
      setMessage(undefined);
      setError(undefined);
      work({ signal: controller.current.signal, onProgress: setProgress })
        .then(setMessage, (error) => setError(`${exportFailureText(error)} ${suffix}`.trim()))
        .finally(() => {
          setIsBusy(false);
          setProgress(undefined);
        });
    },
    stop: () => controller.current?.abort(),
  };
}
