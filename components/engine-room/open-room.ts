import { browser } from 'wxt/browser';

let opening: Promise<void> | undefined;

/** Opens the offscreen document unless it is there. One opening at a time: a second document is refused by the browser. */
export const openRoom = (): Promise<void> => {
  opening ??= open().finally(() => {
    opening = undefined;
  });
  return opening;
};

/** Held by the document for as long as it listens. Milliseconds between two looks, and how many there are. */
export const roomLock = 'engine-room';
const [pace, mostLooks] = [25, 400];

async function open(): Promise<void> {
  // It is there before it listens.
  if (await browser.offscreen.hasDocument()) return listening();
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
    await listening();
  }
}

async function listening(): Promise<void> {
  for (let looks = 0; looks < mostLooks; looks++) {
    const { held } = await navigator.locks.query();
    if (held?.some(({ name }) => name === roomLock)) return;
    await new Promise((resolve) => setTimeout(resolve, pace));
  }
}
