import { notionPages } from '../world/hosts/api-notion.ts';
import { talk } from '../world/talk.ts';
import { watchUrl } from '../world/youtube/videos.ts';
import { accessible } from './accessible.ts';
import { allowing } from './clicks.ts';
import { expect } from './gloss.ts';
import { call, ownPage } from './model.ts';
import { openAt } from './saved-media.ts';

const database = 'https://www.notion.so/kitchen/Notes-0123456789abcdef0123456789abcdef?v=1';

allowing('api.notion.com')('a summary and its note become a page of a workspace', async ({ gloss, world }) => {
  const settings = await ownPage(gloss, 'workspace');
  const { id: contentId } = (await call(settings, 'summarize', { url: watchUrl('talk') })) as { id: string };
  await call(settings, 'updateNote', { contentId, text: `Mine\n\n${'A long one. '.repeat(2000)}` });

  const section = settings.locator('#workspace');
  const status = section.locator('[role="status"], [role="alert"]').filter({ hasText: /\S/ });
  await section.getByLabel('Integration token').fill('wrong');
  await section.getByLabel('Database address').fill('https://www.notion.so/kitchen');
  await section.getByRole('button', { name: 'Connect' }).click();
  await expect(status).toHaveText('This is not the address of a database.');
  await section.getByLabel('Database address').fill(database);
  await section.getByRole('button', { name: 'Connect' }).click();
  await expect(status).toHaveText('Notion did not accept the token.');
  await section.getByLabel('Integration token').fill(' secret ');
  await section.getByRole('button', { name: 'Connect' }).click();
  await expect(status).toHaveText('Connected to Kitchen.');
  await expect(section.getByLabel('Integration token')).toHaveValue('');
  await section.getByRole('button', { name: 'Test connection' }).click();
  await expect(status).toHaveText('Connected to Kitchen.');
  await accessible(settings);

  const page = await openAt(gloss, { content: contentId });
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const before = notionPages.length;
  await page.getByRole('button', { name: 'Send: Notion' }).click();
  await expect(page.getByRole('link', { name: 'Open page' })).toHaveAttribute('href', /^https:\/\/www\.notion\.so\/page-/);
  expect(notionPages).toHaveLength(before + 1);
  const made = notionPages.at(-1)!;
  expect(made.properties.title!.title!.map(({ text }) => text.content).join('')).toBe(talk.title);
  expect(made.properties['u%3A1']!.url).toContain('youtube.com/watch');
  expect(made.markdown ?? JSON.stringify(made.blocks)).toContain('A long one.');

  // The worker dies while its page is being made; what is asked for again makes no second one.
  const send = async () => {
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('button', { name: 'Send: Notion' }).click();
  };
  world.delay('api.notion.com/v1/pages', 3000);
  await page.reload();
  await send();
  await expect.poll(() => world.requests.filter(({ url }) => url.pathname === '/v1/pages').length).toBe(2);
  await gloss.killWorker();
  await expect.poll(() => notionPages.length).toBe(before + 2);
  world.delay('api.notion.com/v1/pages', 0);
  await page.reload();
  await send();
  await expect(page.getByRole('link', { name: 'Open page' })).toBeVisible();
  expect(notionPages).toHaveLength(before + 2);

  await settings.reload();
  await section.getByRole('button', { name: 'Disconnect' }).click();
  await expect(section.getByRole('button', { name: 'Disconnect' })).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Connect: Notion' })).toBeEnabled();
});
