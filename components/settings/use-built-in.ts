import { useCallback, useEffect, useState } from 'react';

/** The used part of the Prompt API, which TypeScript's DOM types lack. */
interface BrowserModel {
  availability(): Promise<string>;
  create(options: {
    monitor(model: { addEventListener(type: 'downloadprogress', listener: (event: { loaded: number }) => void): void }): void;
  }): Promise<{ destroy(): void }>;
}

export type BuiltInState = 'checking' | 'available' | 'downloadable' | 'downloading' | 'unavailable';

export interface BuiltIn {
  state: BuiltInState;
  /** Progress of the download in this page, 0 to 1. */
  progress?: number;
  /** The browser's message of a failed download. */
  error?: string;
  /** Starts the download. Must be called in the task of a click. */
  download(): void;
}

const browserModel = (globalThis as { LanguageModel?: BrowserModel }).LanguageModel;
const states: BuiltInState[] = ['available', 'downloadable', 'downloading'];

/** The browser's built-in language model: its availability and its download. */
export function useBuiltIn(): BuiltIn {
  const [state, setState] = useState<BuiltInState>('checking');
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();

  const readState = useCallback(async () => {
    const availability = await browserModel?.availability().catch(() => undefined);
    setState(states.find((name) => name === availability) ?? 'unavailable');
  }, []);
  useEffect(() => void readState(), [readState]);

  const download = async () => {
    setError(undefined);
    setState('downloading');
    try {
      const session = await browserModel?.create({
        monitor: (model) => model.addEventListener('downloadprogress', ({ loaded }) => setProgress(loaded)),
      });
      session?.destroy();
    } catch (error) {
      setError(error instanceof Error ? error.message : String(error));
    }
    await readState();
  };
  return { state, progress, error, download: () => void download() };
}
