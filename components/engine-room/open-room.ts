import { browser } from 'wxt/browser';

let opening: Promise<void> | undefined;

/** Opens the offscreen document unless it is there. One opening at a time: a second document is refused by the browser. */
export const openRoom = (): Promise<void> => {
  opening ??= open().finally(() => {
    opening = undefined;
  });
  return opening;
};

async function open(): Promise<void> {
  if (await browser.offscreen.hasDocument()) return;
  await browser.offscreen.createDocument({
    url: browser.runtime.getURL('/offscreen.html'),
    reasons: ['WORKERS'],
    justification: 'Reads captions, makes summaries and asks language models without holding up the background worker.',
  });
}
