import type { Page } from './gloss.ts';

/** The result or failure of a call, with its events. */
export interface CallOutcome<Result> {
  result: Result;
  failure?: { code: string; details?: unknown };
  events: unknown[];
}

/** Calls a method of a channel from one of the extension's own pages, after opening the offscreen document. */
export const callOffscreen = <Result>(
  page: Page,
  channel: string,
  method: string,
  input: object = {},
): Promise<CallOutcome<Result>> =>
  page.evaluate(
    async ([channel, method, input]) => {
      await openOffscreen();
      // The worker may be opening the document too, and calls before it serves its channels are lost.
      while (!(await Promise.race([call('ping'), new Promise((resolve) => setTimeout(resolve, 1000))]))) {}
      return call(method, input) as Promise<never>;

      function call(name: string, input?: object): Promise<unknown> {
        return new Promise((resolve) => {
          const port = chrome.runtime.connect({ name: channel });
          const events: unknown[] = [];
          port.onDisconnect.addListener(() => resolve({ failure: { code: 'pageGone' }, events }));
          port.onMessage.addListener((message) => {
            if ('event' in message) events.push(message.event);
            else {
              port.disconnect();
              resolve({ ...message, events });
            }
          });
          port.postMessage({ name, input });
        });
      }

      async function openOffscreen(): Promise<void> {
        if (await chrome.offscreen.hasDocument()) return;
        const reasons = ['WORKERS' as chrome.offscreen.Reason];
        const options = { url: '/offscreen.html', reasons, justification: 'A test.' };
        await chrome.offscreen.createDocument(options).catch(() => undefined);
      }
    },
    [channel, method, input] as const,
  );

/** Closes the offscreen document, as the browser does when it needs memory. */
export const closeOffscreen = (page: Page): Promise<void> => page.evaluate(() => chrome.offscreen.closeDocument());
