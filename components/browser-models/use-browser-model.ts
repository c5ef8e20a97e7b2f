import { useCallback, useEffect, useRef, useState } from 'react';

/** The used part of the browser's own models, which TypeScript's DOM types lack. */
interface BrowserModel {
  availability(options?: object): Promise<string>;
  create(options: {
    signal: AbortSignal;
    monitor(model: { addEventListener(type: 'downloadprogress', listener: (event: { loaded: number }) => void): void }): void;
  }): Promise<{ destroy(): void }>;
}

/** The browser's own models by the names of their globals. */
export const browserModelNames = ['LanguageModel', 'Summarizer', 'Translator'] as const;
export type BrowserModelName = (typeof browserModelNames)[number];
export type BrowserModelState = 'checking' | 'available' | 'downloadable' | 'downloading' | 'unavailable';

/** One of the browser's own models: its availability and its download. */
export interface BrowserModelDownload {
  state: BrowserModelState;
  /** Progress of the download in this page, 0 to 1; the browser reports no size. */
  progress?: number;
  /** The browser's message of a failed download. */
  error?: string;
  /** Starts the download. Must be called in the task of a click. */
  download(): void;
  /** Cancels the download of this page; undefined without one. */
  cancel?(): void;
}

const states: BrowserModelState[] = ['available', 'downloadable', 'downloading'];
/** Interval at which a download that another page started is checked. */
const checkIntervalMs = 3_000;

const modelOf = (name: BrowserModelName) => (globalThis as Partial<Record<BrowserModelName, BrowserModel>>)[name];

/** The options with which summaries are written, because the summarizer may lack some languages. */
const summarizerOptions = { type: 'key-points', format: 'plain-text', expectedInputLanguages: ['en'], outputLanguage: 'en' };

/** One of the browser's two models that write summaries. */
export const useBrowserWriter = (name: 'LanguageModel' | 'Summarizer'): BrowserModelDownload =>
  useBrowserModel(name, name === 'Summarizer' ? summarizerOptions : undefined);

/** The state of one of the browser's models, for options such as the languages of a translator. */
export function useBrowserModel(name: BrowserModelName, options?: object): BrowserModelDownload {
  const [state, setState] = useState<BrowserModelState>('checking');
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();
  const download = useRef<AbortController>(undefined);
  const key = JSON.stringify(options);

  const readState = useCallback(async () => {
    const isCurrent = download.current;
    const availability = await modelOf(name)
      ?.availability(key && JSON.parse(key))
      .catch(() => undefined);
    if (download.current === isCurrent) setState(states.find((one) => one === availability) ?? 'unavailable');
  }, [name, key]);
  useEffect(() => {
    setState('checking');
    setError(undefined);
    void readState();
    return () => {
      download.current = undefined;
    };
  }, [readState]);
  const isInOtherPage = state === 'downloading' && !download.current;
  useEffect(() => {
    if (!isInOtherPage) return;
    const timer = setInterval(() => void readState(), checkIntervalMs);
    return () => clearInterval(timer);
  }, [isInOtherPage, readState]);

  const start = async () => {
    const stop = new AbortController();
    download.current = stop;
    setError(undefined);
    setProgress(undefined);
    setState('downloading');
    const isOver = () => download.current !== stop;
    try {
      const session = await modelOf(name)?.create({
        ...options,
        signal: stop.signal,
        monitor: (model) => model.addEventListener('downloadprogress', ({ loaded }) => isOver() || setProgress(loaded)),
      });
      session?.destroy();
    } catch (error) {
      if (!stop.signal.aborted && !isOver()) setError(error instanceof Error ? error.message : String(error));
    }
    if (isOver()) return;
    download.current = undefined;
    await readState();
  };
  return {
    state,
    progress,
    error,
    download: () => void start(),
    cancel: state === 'downloading' && download.current ? () => download.current?.abort() : undefined,
  };
}
