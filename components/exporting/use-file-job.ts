import { useEffect, useRef, useState } from 'react';
import type { FileProgress, FileRun } from '../app/library-files.ts';
import { type Action, useAction } from '../app/use-action.ts';

export interface FileJob extends Pick<Action, 'isBusy' | 'message' | 'failure'> {
  progress?: FileProgress;
  /** Runs work, which resolves to the message of its outcome. */
  run(work: (run: FileRun) => Promise<string>): void;
  stop(): void;
}

/** The state of an import or export that can be stopped. It ends with the page. */
export function useFileJob(): FileJob {
  const { isBusy, message, failure, run } = useAction();
  const [progress, setProgress] = useState<FileProgress>();
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
      const { signal } = controller.current;
      setProgress(undefined);
      run(() => work({ signal, onProgress: setProgress }));
    },
    stop: () => controller.current?.abort(),
  };
}
