import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { Failure } from '../../../lib/contract/failure.ts';
import { portNames } from '../../../lib/transports/port-names.ts';
import type { PlaybackMessage } from '../../channels/playback-message.ts';

/** Maximum wait for the connection of a page script. */
const startTimeoutMs = 20_000;

/** Connection with the script in a page that sends audio or frames. */
export interface PagePort<Message = PlaybackMessage> {
  /** Calls the listener for each message, also for those that arrived before. */
  onMessage(listener: (message: Message) => void): void;
  /** Calls the listener when the page is gone or its script sends an invalid message, at once if that has happened before. */
  onGone(listener: () => void): void;
  /** Ends the connection unless it has ended. */
  close(): void;
}

/** A connected page script. */
interface AwaitedScript {
  /** Handles a message; returns false for an invalid one. */
  take(message: unknown): boolean;
  gone(): void;
}

/** Port names of the page scripts that send audio or frames. */
const scripts: string[] = [portNames.pageAudio, portNames.pageFrames];
const awaited = new Map<string, { tabId: number; take(close: () => void): AwaitedScript }>();
const Hello = z.object({ soundId: z.string() });

/** Waits for the page script of a tab that names the capture's id. Its messages are validated. Throws `pageGone` after a timeout. */
export function awaitPage<Message>(
  soundId: string,
  tabId: number,
  Message: z.ZodMiniType<Message>,
  signal: AbortSignal,
): Promise<PagePort<Message>> {
  return new Promise((resolve, reject) => {
    let isGone = false;
    const early: Message[] = [];
    const listeners: { message: (message: Message) => void; gone: () => void } = {
      message: (message) => early.push(message),
      gone: () => undefined,
    };
    const take = (close: () => void): AwaitedScript => {
      resolve({
        onMessage: (listener) => {
          listeners.message = listener;
          for (const message of early.splice(0)) listener(message);
        },
        onGone: (listener) => {
          listeners.gone = listener;
          if (isGone) listener();
        },
        close,
      });
      return {
        take(message) {
          const parsed = Message.safeParse(message);
          if (parsed.success) listeners.message(parsed.data);
          return parsed.success;
        },
        gone() {
          isGone = true;
          listeners.gone();
        },
      };
    };
    const wanted = { tabId, take };
    awaited.set(soundId, wanted);
    const fail = () => {
      if (awaited.get(soundId) === wanted) awaited.delete(soundId);
      reject(new Failure('pageGone', `The page script of tab ${tabId} did not connect. Reload the page and try again.`));
    };
    signal.addEventListener('abort', fail, { once: true });
    setTimeout(fail, startTimeoutMs);
  });
}

/** Accepts the connections of page scripts, for as long as the offscreen document is open. */
export function acceptPageScripts(): void {
  browser.runtime.onConnect.addListener((port) => {
    if (!scripts.includes(port.name)) return;
    let page: AwaitedScript | undefined;
    let isOpen = true;
    const close = () => {
      if (!isOpen) return;
      isOpen = false;
      // Other contexts may hold the port too, so disconnecting here does not stop the script.
      port.postMessage({ stop: true });
      port.disconnect();
    };
    port.onMessage.addListener((message: unknown) => {
      // Without an acknowledgement the script stops.
      if (page) {
        port.postMessage({ acknowledged: true });
        if (page.take(message)) return;
        page.gone();
        return close();
      }
      const hello = Hello.safeParse(message);
      const wanted = hello.success ? awaited.get(hello.data.soundId) : undefined;
      if (!wanted || wanted.tabId !== port.sender?.tab?.id) return close();
      awaited.delete(hello.data!.soundId);
      page = wanted.take(close);
      port.postMessage({ acknowledged: true });
    });
    port.onDisconnect.addListener(() => {
      isOpen = false;
      page?.gone();
    });
  });
}
