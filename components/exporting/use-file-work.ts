import { useEffect, useRef, useState } from 'react';
import type { FileProgress, FileRun } from '../app/library-files.ts';
import { failureWords } from './failure-words.ts';

export interface FileWork {
  isBusy: boolean;
  progress?: FileProgress;
  said?: string;
  fault?: string;
  /** `orElse` is said behind the reason when it fails. */
  run(work: (run: FileRun) => Promise<string>, orElse?: string): void;
  stop(): void;
}

/** Work on a large file, which can be stopped. It stops with the page. */
export function useFileWork(): FileWork {
  const [isBusy, setIsBusy] = useState(false);
  const [progress, setProgress] = useState<FileProgress>();
  const [said, setSaid] = useState<string>();
  const [fault, setFault] = useState<string>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => {
    if (!isBusy) return;
    // The browser asks whoever closes the page meanwhile.
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', onLeave);
    return () => removeEventListener('beforeunload', onLeave);
  }, [isBusy]);
  return {
    isBusy,
    progress,
    said,
    fault,
    run(work, orElse = '') {
      controller.current = new AbortController();
      setIsBusy(true);
      setSaid(undefined);
      setFault(undefined);
      work({ signal: controller.current.signal, onProgress: setProgress })
        .then(setSaid, (error) => setFault(`${failureWords(error)} ${orElse}`.trim()))
        .finally(() => {
          setIsBusy(false);
          setProgress(undefined);
        });
    },
    stop: () => controller.current?.abort(),
  };
}
