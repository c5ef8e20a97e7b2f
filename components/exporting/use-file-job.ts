import { useEffect, useRef, useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import type { FileProgress, FileRun } from '../app/library-files.ts';

export interface FileJob {
  isBusy: boolean;
  progress?: FileProgress;
  message?: string;
  failure?: FailureData;
  /** Runs work, which resolves to the message of its outcome. */
  run(work: (run: FileRun) => Promise<string>): void;
  stop(): void;
}

/** The state of an import or export that can be stopped. It ends with the page. */
export function useFileJob(): FileJob {
  const [isBusy, setIsBusy] = useState(false);
  const [progress, setProgress] = useState<FileProgress>();
  const [message, setMessage] = useState<string>();
  const [failure, setFailure] = useState<FailureData>();
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
    failure,
    run(work) {
      controller.current = new AbortController();
      setIsBusy(true);
      setMessage(undefined);
      setFailure(undefined);
      work({ signal: controller.current.signal, onProgress: setProgress })
        .then(setMessage, (error) => setFailure(Failure.from(error).toJSON()))
        .finally(() => {
          setIsBusy(false);
          setProgress(undefined);
        });
    },
    stop: () => controller.current?.abort(),
  };
}
