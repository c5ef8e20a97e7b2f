import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';

/** The popup and the side panel of an extension, as pages. */
export interface ExtensionSurfaces {
  /** Waits for an open popup or panel and returns it as a page. */
  open(file: string): Promise<Page>;
  setOffline(offline: boolean): Promise<void>;
  /** Ends the connections to all surfaces; they stay open. */
  disconnect(): Promise<void>;
}

const timeoutMs = 30_000;

/** `port` is that of the debugging protocol, `protocol` a session with the browser itself. */
export function extensionSurfaces(port: number, protocol: CDPSession, extensionId: string): ExtensionSurfaces {
  let connections: Browser[] = [];
  const pages = async () => (await protocol.send('Target.getTargets', { filter: [{ type: 'page' }] })).targetInfos;

  const findTarget = async (address: string) => (await pages()).find(({ url, attached }) => url.startsWith(address) && !attached);

  return {
    /** A connection lists only the surfaces that were open when it was made, so each one gets its own connection. */
    async open(file) {
      const address = `chrome-extension://${extensionId}/${file}`;
      const end = Date.now() + timeoutMs;
      let target = await findTarget(address);
      for (; !target; target = await findTarget(address)) {
        if (Date.now() > end) throw new Error(`${file} did not open`);
        await sleep(20);
      }
      const connection = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
      connections.push(connection);
      const find = () =>
        connection
          .contexts()[0]
          ?.pages()
          .findLast((each) => each.url().startsWith(address));
      // A connection discovers its pages one after the other.
      let page = find();
      for (; !page; page = find()) {
        if (!(await pages()).some(({ targetId }) => targetId === target.targetId)) throw new Error(`${file} closed at once`);
        if (Date.now() > end) throw new Error(`${file} opened, and could not be connected to`);
        await sleep(20);
      }
      await page.waitForLoadState();
      return page;
    },
    async setOffline(offline) {
      const contexts = connections.filter((each) => each.isConnected()).flatMap((each) => each.contexts());
      await Promise.all(contexts.map((each) => each.setOffline(offline)));
    },
    async disconnect() {
      const closing = connections.map((connection) => connection.close());
      connections = [];
      await Promise.all(closing);
    },
  };
}
