import { expect } from './gloss.ts';
import { account, signIn, test } from './own-server.ts';
import { accessibleInBoth, openAt, summarized } from './saved-media.ts';

test('the library syncs with a server, offline and back, and a revoked token loses nothing', async ({ gloss, server }) => {
  test.setTimeout(180_000);
  const contentId = await summarized(gloss, 'talk');
  const settings = await gloss.context.newPage();
  await settings.goto(`chrome-extension://${gloss.extensionId}/options.html`);
  await test.step('the way in is accessible, and takes no address in the open', async () => {
    await settings.getByRole('radio', { name: /and a server/ }).check();
    await settings.getByRole('textbox', { name: 'Server address' }).fill('http://gloss.example.org');
    await settings.getByRole('button', { name: 'Sign in' }).click();
    await expect(settings.getByText('This is not a valid server address.')).toBeVisible();
    await accessibleInBoth(settings);
  });
  await signIn(settings, server);
  await expect(account(settings)).toContainText('ada@example.org');
  await accessibleInBoth(settings);
  const there = await server.client(settings);

  await test.step('what was here is there', async () => {
    expect((await there.listLibrary({})).videos).toMatchObject([{ id: contentId }]);
    expect((await there.getVideo({ id: contentId })).subtitles?.length).toBeGreaterThan(10);
  });

  await test.step('what is made here is there soon', async () => {
    await summarized(gloss, 'german');
    await expect.poll(async () => (await there.listLibrary({})).total, { timeout: 20_000 }).toBe(2);
  });

  await test.step('a note that is written offline is sent when the server is back', async () => {
    await server.stop();
    const reader = await openAt(gloss, { content: contentId });
    await reader.getByRole('tab', { name: 'Notes' }).click();
    await reader.getByRole('textbox', { name: /note/i }).fill('Written while the server was away');
    await expect(account(settings).getByRole('alert')).toBeVisible({ timeout: 20_000 });
    await server.start();
    await account(settings).getByRole('button', { name: 'Sync now' }).click();
    await expect
      .poll(async () => (await there.getNote({ contentId })).text, { timeout: 20_000 })
      .toBe('Written while the server was away');
    await reader.close();
  });

  await test.step('what is deleted elsewhere disappears here', async () => {
    const library = await openAt(gloss, { place: 'library' });
    await expect(library.locator('[data-saved-item]')).toHaveCount(2);
    await there.deleteVideo({ id: contentId });
    await account(settings).getByRole('button', { name: 'Sync now' }).click();
    await expect(library.locator('[data-saved-item]')).toHaveCount(1);
    await there.restoreVideo({ id: contentId });
    await account(settings).getByRole('button', { name: 'Sync now' }).click();
    await expect(library.locator('[data-saved-item]')).toHaveCount(2);
    await library.close();
  });

  await test.step('a token that is taken back asks for its person', async () => {
    await server.revoke(settings);
    const panel = await openAt(gloss, { content: contentId });
    await panel.getByRole('tab', { name: 'Notes' }).click();
    await panel.getByRole('textbox', { name: /note/i }).fill('Nothing is lost');
    await expect(panel.getByText('The server signed out this device.')).toBeVisible({ timeout: 20_000 });
    const opening = gloss.context.waitForEvent('page');
    await panel.getByRole('button', { name: 'Sign in again' }).click();
    const page = await opening;
    await page.getByRole('button', { name: 'Allow', exact: true }).click();
    await expect(account(settings)).toHaveAttribute('data-account', 'signedIn');
    const again = await server.client(settings);
    await expect.poll(async () => (await again.getNote({ contentId })).text, { timeout: 20_000 }).toBe('Nothing is lost');
  });

  await test.step('signing out keeps what is here', async () => {
    await account(settings).getByRole('button', { name: 'Sign out' }).click();
    await settings.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await expect(account(settings)).toHaveCount(0);
    const storedKeys = await settings.evaluate(async () => Object.keys(await chrome.storage.local.get(null)));
    expect(storedKeys).not.toContain('account:tokens');
    const library = await openAt(gloss, { place: 'library' });
    await expect(library.locator('[data-saved-item]')).toHaveCount(2);
  });
});
