import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { Failure } from '../../../lib/contract/failure.ts';
import { portNames } from '../../../lib/transports/port-names.ts';

/** How long a page may take to begin (milliseconds). */
const startTimeoutMs = 20_000;

/** What a page's script says while something of it is captured; any page can make it say anything. */
export const PlaybackMessage = z.union([
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
export type PlaybackMessage = z.infer<typeof PlaybackMessage>;
export type PagePlayback = Extract<PlaybackMessage, { playback: unknown }>['playback'];

export interface PagePort<Message = PlaybackMessage> {
  onMessage(listener: (message: Message) => void): void;
  /** The page is gone, or says what no script of ours says. */
  onGone(listener: () => void): void;
  close(): void;
}

/** A script of a page that was awaited. */
interface AwaitedScript {
  /** Tells whether it said what a script of ours says. */
  take(message: unknown): boolean;
  gone(): void;
}

/** Scripts that a page is heard or watched with. */
const scripts: string[] = [portNames.pageAudio, portNames.pageFrames];
const awaited = new Map<string, { tabId: number; take(close: () => void): AwaitedScript }>();
const Hello = z.object({ soundId: z.string() });

/** The script of the page in a tab, which names what it was asked for, and says nothing but `SpokenText`. Throws `pageGone`. */
export function awaitPage<Message>(
  soundId: string,
  tabId: number,
  Message: z.ZodMiniType<Message>,
  signal: AbortSignal,
): Promise<PagePort<Message>> {
  return new Promise((resolve, reject) => {
    const listeners: { said: (said: Message) => void; gone: () => void } = { said: () => undefined, gone: () => undefined };
    const take = (close: () => void): AwaitedScript => {
      resolve({
        onMessage: (listener) => {
          listeners.said = listener;
        },
        onGone: (listener) => {
          listeners.gone = listener;
        },
        close,
      });
      return {
        take(message) {
          const said = Message.safeParse(message);
          if (said.success) listeners.said(said.data);
          return said.success;
        },
        gone: () => listeners.gone(),
      };
    };
    const wanted = { tabId, take };
    awaited.set(soundId, wanted);
    const fail = () => {
      if (awaited.get(soundId) === wanted) awaited.delete(soundId);
      reject(new Failure('pageGone', 'the page does not answer'));
    };
    signal.addEventListener('abort', fail, { once: true });
    setTimeout(fail, startTimeoutMs);
  });
}

browser.runtime.onConnect.addListener((port) => {
  if (!scripts.includes(port.name)) return;
  let page: AwaitedScript | undefined;
  let isOpen = true;
  const close = () => {
    // The script lets go: other rooms may hold this port too.
    if (isOpen) port.postMessage({ stop: true });
    port.disconnect();
  };
  port.onMessage.addListener((message: unknown) => {
    // A script whose words are not taken any more stops by itself.
    if (page) {
      port.postMessage({ taken: true });
      if (page.take(message)) return;
      page.gone();
      return close();
    }
    const hello = Hello.safeParse(message);
    const wanted = hello.success ? awaited.get(hello.data.soundId) : undefined;
    if (!wanted || wanted.tabId !== port.sender?.tab?.id) return close();
    awaited.delete(hello.data!.soundId);
    page = wanted.take(close);
    port.postMessage({ taken: true });
  });
  port.onDisconnect.addListener(() => {
    isOpen = false;
    page?.gone();
  });
});
