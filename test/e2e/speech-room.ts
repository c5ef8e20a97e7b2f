import type { Page } from './gloss.ts';

/** What a call to a room came to. */
export interface Answered<Result> {
  result: Result;
  failure?: { code: string; details?: unknown };
  events: unknown[];
}

/** Calls a method of a room from one of the extension's own pages. The engine room is opened for it, as faces do. */
export const ask = <Result>(page: Page, room: string, method: string, input: object = {}): Promise<Answered<Result>> =>
  page.evaluate(
    async ([room, method, input]) => {
      await openRoom();
      return new Promise<never>((resolve) => {
        const port = chrome.runtime.connect({ name: room });
        const events: unknown[] = [];
        port.onDisconnect.addListener(() => resolve({ failure: { code: 'pageGone' }, events } as never));
        port.onMessage.addListener((message) => {
          if ('event' in message) events.push(message.event);
          else {
            port.disconnect();
            resolve({ ...message, events } as never);
          }
        });
        port.postMessage({ name: method, input });
      });

      async function openRoom(): Promise<void> {
        if (await chrome.offscreen.hasDocument()) return;
        const reasons = ['WORKERS' as chrome.offscreen.Reason];
        await chrome.offscreen.createDocument({ url: '/offscreen.html', reasons, justification: 'A test.' });
      }
    },
    [room, method, input] as const,
  );

/** Ends the engine room, as the browser does when it needs the memory. */
export const closeRoom = (page: Page): Promise<void> => page.evaluate(() => chrome.offscreen.closeDocument());
