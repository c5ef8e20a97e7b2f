import { type ChildProcess, spawn } from 'node:child_process';
import { openBrowser } from '../world/browser.ts';
import { talkUrl } from '../world/talks/pages.ts';
import { startWorld } from '../world/world.ts';

const openings = 300;
/** Endless loops beside the browser, twice as many as the cores of the smallest machine. */
const loops = 4;
/** After so many openings the extension is installed again, so that its first start is among them. */
const openingsEach = 10;

/** Opens the side panel under load, by the popup's button, and returns the failures. */
export async function soakPanels(extensionPath: string): Promise<string[]> {
  const world = await startWorld();
  const gloss = await openBrowser({ extensionPath, world });
  const load: ChildProcess[] = Array.from({ length: loops }, () => spawn(process.execPath, ['--eval', 'for (;;) {}']));
  const failures: string[] = [];
  try {
    for (let opening = 1; opening <= openings; opening++) {
      const [tab] = gloss.context.pages();
      // A load that takes long is no failure of an opening.
      await tab!.goto(talkUrl('/cities-and-clocks'), { timeout: 0 });
      await gloss
        .openPanel(tab!)
        .then((panel) => panel.close())
        .catch((error) => failures.push(`opening ${opening}: ${error}`));
      if (opening % openingsEach === 0) await gloss.reset({ extensionPath });
    }
  } finally {
    for (const loop of load) loop.kill();
    await gloss.close();
    await world.close();
  }
  console.log(
    `${openings - failures.length} of ${openings} panels opened at the first attempt, with ${loops} busy loops beside.`,
  );
  return failures;
}
