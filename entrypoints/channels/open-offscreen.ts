import { browser } from 'wxt/browser';
import { Failure } from '../../lib/contract/failure.ts';
import { unlessEnded } from './unless-ended.ts';

let opening: Promise<void> | undefined;

/**
 * Opens the offscreen document unless it is open, and resolves when it serves its channels. Concurrent calls share one attempt,
 * because the browser allows one document.
 */
export const openOffscreen = (): Promise<void> => {
  opening ??= unlessEnded(open()).finally(() => {
    opening = undefined;
  });
  return opening;
};

/** The Web Lock that the document holds while it serves its channels. */
export const offscreenLock = 'offscreen-document';
const pollIntervalMs = 25;
const maxPolls = 400;

/** Creates the document unless it exists, and resolves when it serves its channels, which is later. Throws `timeout`. */
async function open(): Promise<void> {
  for (let polls = 0; polls < maxPolls; polls++) {
    // An idle document may close at any time until it is used.
    if (!(await browser.offscreen.hasDocument())) await create();
    const { held } = await navigator.locks.query();
    if (held?.some(({ name }) => name === offscreenLock)) return;
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
  }
  throw new Failure('timeout', 'The offscreen document did not start.');
}

async function create(): Promise<void> {
  try {
    await browser.offscreen.createDocument({
      url: browser.runtime.getURL('/offscreen.html'),
      reasons: ['WORKERS', 'USER_MEDIA'],
      justification: 'Summarizes and records tabs.',
    });
  } catch (error) {
    // Another context of the extension may have created it meanwhile.
    if (!(await browser.offscreen.hasDocument())) throw error;
  }
}
