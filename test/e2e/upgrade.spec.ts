import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from '../world/browser.ts';
import { countRows, extensionOf010, manifest, state, tables, update, writeData } from './extension-of-0-1-0.ts';
import { expect, extensionPath, lines, rows, test } from './gloss.ts';
import { openAt } from './saved-media.ts';

/** Tables that only grow: the others hold work in progress, which the update continues. */
const lasting = Object.keys(tables).filter(
  (name) => !['tasks', 'steps', 'partials', 'staged', 'imports', 'changes'].includes(name),
);

test('an update of 0.1.0 keeps the library, the account and the draft of a note, and opens no welcome page', async ({
  world,
}) => {
  test.setTimeout(180_000);
  const former = extensionOf010();
  const gloss = await openBrowser({ extensionPath: former.path, world });
  try {
    await writeData(gloss);
    former.replace(extensionPath);
    await update(gloss, former.path);

    const library = await openAt(gloss, { place: 'library' });
    await expect(library.getByText('My talk')).toBeVisible();
    await expect(library.getByText('How maps were drawn')).toBeVisible();
    const now = await countRows(library, lasting);
    for (const name of lasting) expect(now[name], name).toBeGreaterThanOrEqual(tables[name]!.length);
    // The saved draft changes the time of its item.
    const saved = (tables.saved as object[]).map((row) => expect.objectContaining({ ...row, updatedAt: expect.any(Number) }));
    expect(await rows(library, 'saved')).toEqual(expect.arrayContaining(saved));
    expect(await library.evaluate(() => chrome.storage.local.get('account:tokens'))).toHaveProperty('account:tokens');

    // Wide enough to show the transcript and the note beside the summary.
    const reader = await openAt(gloss, { content: 'web:talk' });
    await expect(lines(reader).first()).toContainText('Trains made one time.');
    await expect(reader.locator('[data-cue]')).toHaveCount(3);
    const [draft] = Object.values(state.localStorage).map((json) => JSON.parse(json) as { text: string });
    await expect(reader.locator('[data-view="notes"]').getByRole('textbox')).toHaveValue(draft!.text);
    expect(gloss.context.pages().map((page) => page.url())).not.toContainEqual(expect.stringContaining('welcome.html'));
  } finally {
    await gloss.close();
    former.remove();
  }
});

test('the update requires no access that would disable it until the user agrees', async () => {
  const built = JSON.parse(readFileSync(join(extensionPath, 'manifest.json'), 'utf8')) as typeof manifest;
  const added = built.permissions.filter((permission) => !manifest.permissions.includes(permission));
  // The context menu comes without a warning: https://developer.chrome.com/docs/extensions/reference/permissions-list
  expect(added).toEqual(['contextMenus']);
  expect(built.host_permissions).toEqual(manifest.host_permissions);
  expect(built.key).toBe(manifest.key);
});
