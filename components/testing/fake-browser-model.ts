import type { BrowserModelName } from '../browser-models/use-browser-model.ts';

/** One of the browser's own models as a page finds it, whose download the test drives. */
export interface FakeBrowserModel {
  state: string;
  /** Options of the sessions that were created. */
  created: object[];
  /** Reports a part of the download, 0 to 1. */
  progress(loaded: number): void;
  finish(): void;
  fail(message: string): void;
}

/** Puts a model into the page, in a state; the page's own one is replaced until `removeBrowserModels`. */
export function putBrowserModel(name: BrowserModelName, state: string): FakeBrowserModel {
  let listener: ((event: { loaded: number }) => void) | undefined;
  let settle: { resolve(session: object): void; reject(error: unknown): void } | undefined;
  const fake: FakeBrowserModel = {
    state,
    created: [],
    progress: (loaded) => listener?.({ loaded }),
    finish() {
      fake.state = 'available';
      settle?.resolve({ destroy: () => undefined });
    },
    fail(message) {
      fake.state = 'downloadable';
      settle?.reject(new DOMException(message, 'NetworkError'));
    },
  };
  interface Options {
    signal: AbortSignal;
    monitor(model: { addEventListener(type: string, listen: typeof listener): void }): void;
  }
  const model = {
    availability: async () => fake.state,
    create: ({ signal, monitor, ...options }: Options) =>
      new Promise((resolve, reject) => {
        if (fake.state !== 'available' && !navigator.userActivation.isActive)
          return reject(new DOMException('Requires a user gesture.', 'NotAllowedError'));
        fake.created.push(options);
        fake.state = 'downloading';
        monitor({ addEventListener: (_, listen) => (listener = listen) });
        settle = { resolve, reject };
        signal.addEventListener('abort', () => {
          fake.state = 'downloadable';
          reject(signal.reason);
        });
      }),
  };
  Object.defineProperty(globalThis, name, { value: model, configurable: true, writable: true });
  return fake;
}

/** Removes all of the browser's models from the page. */
export function removeBrowserModels(): void {
  for (const name of ['LanguageModel', 'Summarizer', 'Translator']) Reflect.deleteProperty(globalThis, name);
}
