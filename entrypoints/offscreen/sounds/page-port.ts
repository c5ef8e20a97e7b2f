import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { Failure } from '../../../lib/contract/failure.ts';
import { portNames } from '../../../lib/doors/port-names.ts';

/** How long a page may take to begin (milliseconds). */
const patience = 20_000;

/** What a page's script says while something of it is captured; any page can make it say anything. */
export const PageSaid = z.union([
  z.object({
    /** Where the medium is as the samples begin, and at which rate it plays; null while it doesn't. */
    playback: z.nullable(
      z.object({
        mediaTime: z.number().check(z.nonnegative(), z.maximum(1e8)),
        rate: z.number().check(z.positive(), z.maximum(16)),
        /** When that was, in milliseconds since 1970: all processes have this clock. */
        at: z.number(),
      }),
    ),
    /** 16-bit samples, mono, at the rate of all sound in here; base64. */
    samples: z.optional(z.string().check(z.maxLength(400_000))),
  }),
  /** The page has moved on. */
  z.object({ ended: z.literal(true) }),
]);
export type PageSaid = z.infer<typeof PageSaid>;
export type PagePlayback = Extract<PageSaid, { playback: unknown }>['playback'];

export interface PagePort {
  onSaid(listener: (said: PageSaid) => void): void;
  /** The page is gone, or says what no script of ours says. */
  onGone(listener: () => void): void;
  close(): void;
}

const awaited = new Map<string, { tabId: number; take(port: PagePort): void }>();
const Hello = z.object({ soundId: z.string() });

/** The script of the page in a tab, which names the sound that it was asked for. Throws `pageGone`. */
export function awaitPage(soundId: string, tabId: number, signal: AbortSignal): Promise<PagePort> {
  return new Promise<PagePort>((resolve, reject) => {
    const wanted = { tabId, take: resolve };
    awaited.set(soundId, wanted);
    const fail = () => {
      if (awaited.get(soundId) === wanted) awaited.delete(soundId);
      reject(new Failure('pageGone', 'the page does not answer'));
    };
    signal.addEventListener('abort', fail, { once: true });
    setTimeout(fail, patience);
  });
}

browser.runtime.onConnect.addListener((port) => {
  if (port.name !== portNames.pageSound) return;
  const listeners: { said: (said: PageSaid) => void; gone: () => void } = { said: () => undefined, gone: () => undefined };
  let isTaken = false;
  const close = () => {
    // The script lets go: other rooms may hold this port too.
    port.postMessage({ stop: true });
    port.disconnect();
  };
  port.onMessage.addListener((message: unknown) => {
    if (isTaken) {
      const said = PageSaid.safeParse(message);
      // A script whose words are not taken any more stops by itself.
      port.postMessage({ taken: true });
      if (said.success) return listeners.said(said.data);
      listeners.gone();
      return close();
    }
    const hello = Hello.safeParse(message);
    const wanted = hello.success ? awaited.get(hello.data.soundId) : undefined;
    if (!wanted || wanted.tabId !== port.sender?.tab?.id) return close();
    isTaken = true;
    awaited.delete(hello.data!.soundId);
    wanted.take({
      onSaid: (listener) => {
        listeners.said = listener;
      },
      onGone: (listener) => {
        listeners.gone = listener;
      },
      close,
    });
    port.postMessage({ taken: true });
  });
  port.onDisconnect.addListener(() => listeners.gone());
});
