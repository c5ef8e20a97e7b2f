import { browser } from '@wxt-dev/browser';

/** Reports to the worker that this script has started, and each address that the page shows. */
export function reportVisits(): void {
  // Rejects if no page of the extension is open, which is normal.
  const send = (message: object) => void browser.runtime.sendMessage(message).catch(() => undefined);
  send({ hello: true });
  const reportVisit = () => {
    // The extension was updated or removed, and the call would throw.
    if (browser.runtime?.id === undefined) globalThis.navigation?.removeEventListener('navigatesuccess', reportVisit);
    else send({ visited: true });
  };
  reportVisit();
  // Scripts change the address without loading a page.
  globalThis.navigation?.addEventListener('navigatesuccess', reportVisit);
}
