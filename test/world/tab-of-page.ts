import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/**
 * Returns the id of the tab that shows a page. Tabs and pages are different targets, and a toolbar click needs the tab. They
 * are matched by address; where several tabs share it, the tab's page is compared.
 */
export async function tabOfPage(context: BrowserContext, browser: CDPSession, page: Page): Promise<string> {
  const session = await context.newCDPSession(page);
  const { targetInfo } = await session.send('Target.getTargetInfo');
  await session.detach();
  const { targetInfos } = await browser.send('Target.getTargets', { filter: [{ type: 'tab' }] });
  const tabs = targetInfos.filter(({ url }) => url === targetInfo.url).map(({ targetId }) => targetId);
  if (tabs.length === 1) return tabs[0]!;
  for (const tab of tabs) if ((await pagesOf(browser, tab)).includes(targetInfo.targetId)) return tab;
  throw new Error(`no tab shows ${targetInfo.url}`);
}

async function pagesOf(browser: CDPSession, tab: string): Promise<string[]> {
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId: tab, flatten: false });
  const pages: string[] = [];
  const answered = new Promise<void>((resolve) => {
    browser.on('Target.receivedMessageFromTarget', function listen(event) {
      if (event.sessionId !== sessionId) return;
      const { id, method, params } = JSON.parse(event.message);
      if (method === 'Target.attachedToTarget') pages.push(params.targetInfo.targetId);
      if (id !== 1) return;
      browser.off('Target.receivedMessageFromTarget', listen);
      resolve();
    });
  });
  const params = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  const message = JSON.stringify({ id: 1, method: 'Target.setAutoAttach', params });
  await browser.send('Target.sendMessageToTarget', { sessionId, message });
  await answered;
  await browser.send('Target.detachFromTarget', { sessionId });
  return pages;
}
