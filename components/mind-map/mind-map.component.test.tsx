import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../testing/accessible.ts';
import { css } from '../testing/css.ts';
import { recordDownloads } from '../testing/downloads.ts';
import { openTab, renderItem } from '../testing/render-item.tsx';
import { serviceApp } from '../testing/service-app.ts';
import { chapterTitles, talks } from '../testing/talks.ts';

const { title } = talks.talk.mediaItem;
const topics = () => page.getByRole('treeitem');

async function openMindMap() {
  const app = serviceApp();
  await app.summarize();
  renderItem(app, 'talk', { isReader: true });
  await openTab('Chapters');
  await page.getByRole('radio', { name: 'Mind map', exact: false }).click({ force: true });
  await expect.element(topics()).toHaveLength(chapterTitles.length + 1);
  return app;
}

it('draws the summary as a tree for the keyboard, whose topics link to the transcript', async () => {
  await page.viewport(420, 760);
  await openMindMap();
  await expect.element(topics().first()).toHaveAccessibleName(title);
  await expectAccessible();

  (topics().first().element() as unknown as SVGElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(topics().nth(1)).toHaveFocus();
  await expect.element(topics().nth(1)).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(topics().nth(1)).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => topics().elements().length).toBeGreaterThan(chapterTitles.length + 1);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(topics()).toHaveLength(chapterTitles.length + 1);
  await page.getByRole('button', { name: 'Expand all', exact: false }).click();
  await expect.poll(() => topics().elements().length).toBeGreaterThan(chapterTitles.length + 2);
  await page.getByRole('button', { name: 'Collapse all', exact: true }).click();
  await expect.element(topics()).toHaveLength(chapterTitles.length + 1);

  // Without a player beside the page, a topic links to the transcript.
  await css('.markmap-node').nth(2).css('[data-time]').click();
  await expect.element(page.getByRole('tab', { name: 'Subtitles', exact: false })).toHaveAttribute('aria-selected', 'true');
});

it('saves a mind map as files of other programs', async () => {
  const files = recordDownloads();
  await openMindMap();
  const save = async (name: string) => {
    const count = files.length;
    await page.getByRole('button', { name: 'Save the mind map', exact: false }).click();
    await page.getByRole('menuitem', { name }).click();
    await expect.poll(() => files.length).toBe(count + 1);
    return files[count]!;
  };
  const opml = await save('Outline (OPML)');
  expect(opml.name).toBe(`${title}.opml`);
  const outline = new DOMParser().parseFromString(await opml.text(), 'text/xml');
  expect([...outline.querySelectorAll('outline')].map((node) => node.getAttribute('text'))).toContain(chapterTitles[1]);
  const freemind = await save('FreeMind, Freeplane');
  expect(freemind.name).toBe(`${title}.mm`);
  expect(await freemind.text()).toContain(`TEXT="${chapterTitles[1]}"`);
  const xmind = await save('XMind');
  const content = unzipSync(await xmind.bytes())['content.json'];
  const [sheet] = JSON.parse(new TextDecoder().decode(content));
  expect(sheet.rootTopic.children.attached.map((topic: { title: string }) => topic.title)).toEqual(chapterTitles);
  expect((await save('Web page (Markmap)')).name).toBe(`${title}.html`);
});
