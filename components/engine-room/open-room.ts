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
  try {
    await browser.offscreen.createDocument({
      url: browser.runtime.getURL('/offscreen.html'),
      reasons: ['WORKERS', 'USER_MEDIA'],
      justification:
        'Reads captions, makes summaries and asks language models without holding up the worker; hears a tab on request.',
    });
  } catch (error) {
    // A face may have been faster.
    if (!(await browser.offscreen.hasDocument())) throw error;
  }
}
