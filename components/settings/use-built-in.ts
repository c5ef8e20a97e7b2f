import { useCallback, useEffect, useState } from 'react';

/** What is used of the Prompt API, which the types of browsers do not have yet. */
interface BrowserModel {
  availability(): Promise<string>;
  create(options: {
    monitor(model: { addEventListener(type: 'downloadprogress', listener: (event: { loaded: number }) => void): void }): void;
  }): Promise<{ destroy(): void }>;
}

export type BuiltInState = 'looking' | 'available' | 'downloadable' | 'downloading' | 'unavailable';

export interface BuiltIn {
  state: BuiltInState;
  /** From 0 to 1, while it is downloaded here. */
  progress?: number;
  /** Why the download failed, in the browser's words. */
  fault?: string;
  /** The browser wants it in the turn of a click. */
  download(): void;
}

const browserModel = (globalThis as { LanguageModel?: BrowserModel }).LanguageModel;
const states: BuiltInState[] = ['available', 'downloadable', 'downloading'];

/** The model that the browser itself may have, or may fetch. */
export function useBuiltIn(): BuiltIn {
  const [state, setState] = useState<BuiltInState>('looking');
  const [progress, setProgress] = useState<number>();
  const [fault, setFault] = useState<string>();

  const readState = useCallback(async () => {
    const availability = await browserModel?.availability().catch(() => undefined);
    setState(states.find((name) => name === availability) ?? 'unavailable');
  }, []);
  useEffect(() => void readState(), [readState]);

  const download = async () => {
    setFault(undefined);
    setState('downloading');
    try {
      const session = await browserModel?.create({
        monitor: (model) => model.addEventListener('downloadprogress', ({ loaded }) => setProgress(loaded)),
      });
      session?.destroy();
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
    await readState();
  };
  return { state, progress, fault, download: () => void download() };
}
