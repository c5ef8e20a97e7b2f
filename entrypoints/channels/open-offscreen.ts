import { browser } from 'wxt/browser';

let opening: Promise<void> | undefined;

/** Opens the offscreen document unless it is open. One opening at a time: the browser refuses a second document. */
export const openOffscreen = (): Promise<void> => {
  opening ??= open().finally(() => {
    opening = undefined;
  });
  return opening;
};

/** The lock that the document holds for as long as it listens. */
export const offscreenLock = 'engine-room';
const pollIntervalMs = 25;
const maxPolls = 400;

async function open(): Promise<void> {
  // The document exists before it listens.
  if (await browser.offscreen.hasDocument()) return untilServing();
  try {
    await browser.offscreen.createDocument({
      url: browser.runtime.getURL('/offscreen.html'),
      reasons: ['WORKERS', 'USER_MEDIA'],
      justification:
        'Reads captions, makes summaries and asks language models without holding up the worker; hears a tab on request.',
    });
  } catch (error) {
    // Another context of the extension may have been faster.
    if (!(await browser.offscreen.hasDocument())) throw error;
    await untilServing();
  }
}

async function untilServing(): Promise<void> {
  for (let polls = 0; polls < maxPolls; polls++) {
    const { held } = await navigator.locks.query();
    if (held?.some(({ name }) => name === offscreenLock)) return;
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
  }
}
