import type { BrowserContext } from '@playwright/test';

/** Closes all tabs but one new blank one, and removes cookies, site data of the origins, the HTTP cache and granted permissions. */
export async function clearProfile(context: BrowserContext, origins: Set<string>): Promise<void> {
  const former = context.pages();
  const blank = await context.newPage();
  // A page that asks whether it may be left is closed all the same.
  await Promise.all(former.map((page) => page.close()));
  const session = await context.newCDPSession(blank);
  await Promise.all([
    context.clearCookies(),
    context.clearPermissions(),
    session.send('Network.clearBrowserCache'),
    ...[...origins].map((origin) => session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })),
  ]);
  await session.detach();
  origins.clear();
}
