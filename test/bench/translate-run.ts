import { setTimeout as sleep } from 'node:timers/promises';
import { extensionVariants } from '../e2e/extension-variants.ts';
import { addModel } from '../e2e/model.ts';
import { startModelServer } from '../model-server/model-server.ts';
import { openBrowser } from '../world/browser.ts';
import type { World } from '../world/world.ts';
import { watchUrl } from '../world/youtube/videos.ts';

const settleMs = 1000;

/** Returns the milliseconds from the click on "Translate" to the first translated line of an hour, by a model that answers at once. */
export async function measureTranslation(extensionPath: string, world: World): Promise<number> {
  const variants = extensionVariants(extensionPath);
  const models = await startModelServer();
  const browser = await openBrowser({ extensionPath: variants.pathFor(['http://127.0.0.1/*']), world });
  try {
    const page = await browser.context.newPage();
    await page.goto(watchUrl('hour'));
    const panel = await browser.openPanel(page);
    await panel.locator('[data-view="summary"] [data-line]').first().waitFor();
    await addModel(panel, models);
    await panel.locator('[role="tab"][id$="-trigger-subtitles"]').click();
    await panel.getByRole('button', { name: 'Translate', exact: true }).first().click();
    await panel.getByLabel('Translate into').selectOption('de');
    // The form asks for the price of the language.
    await sleep(settleMs);
    return await panel.locator('form').getByRole('button', { name: 'Translate' }).evaluate(untilTranslated);
  } finally {
    await browser.close();
    await models.close();
    variants.remove();
  }
}

/** Runs in the panel: presses the button and waits until a translated line is in the document. */
const untilTranslated = (button: HTMLElement | SVGElement): Promise<number> =>
  new Promise((resolve) => {
    const start = performance.now();
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[data-translated]')) return;
      observer.disconnect();
      resolve(performance.now() - start);
    });
    observer.observe(document.body, { subtree: true, childList: true });
    (button as HTMLElement).click();
  });
