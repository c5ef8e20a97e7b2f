import { Client } from '@notionhq/client';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { encodeBase64 } from '../../lib/encoding/base64.ts';
import { createExporter } from '../../lib/export/exporter.ts';
import { fakeNotion } from '../../lib/export/workspace/testing/fake-notion.ts';
import { readCaptions } from '../../lib/subtitles/read-captions.ts';
import { SettingsPage } from '../settings/settings-page.tsx';
import { expectAccessible } from '../testing/accessible.ts';
import { css } from '../testing/css.ts';
import { recordDownloads } from '../testing/downloads.ts';
import { renderView, unmountAll } from '../testing/render.tsx';
import { renderItem } from '../testing/render-item.tsx';
import { serviceApp } from '../testing/service-app.ts';
import { talks } from '../testing/talks.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const { title, url } = talks.talk.mediaItem;
const spokenLines = talks.talk.cues.en!.map(({ text }) => text);
const note = 'Mine, and **bold**.\n\n> It depends where you are standing. [0:10](#t=10)';

it('downloads and copies every format with its content', async () => {
  const files = recordDownloads();
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const app = serviceApp();
  const contentId = await app.summarize();
  await app.client.updateNote({ contentId, text: note });
  renderItem(app);
  await button('Export').click();
  const dialog = page.getByRole('dialog', { name: 'Export', exact: false });
  const press = async (name: string) => {
    const count = files.length;
    await dialog.getByRole('button', { name, exact: true }).click();
    await expect.poll(() => files.length).toBe(count + 1);
    return files[count]!;
  };

  const markdown = await press('Download: Markdown');
  const text = await markdown.text();
  expect(text).toMatch(/^---\n[\s\S]*title: "?How Cities Learned[\s\S]*\n---\n/);
  expect(text).toContain('## Summary');
  expect(text).toContain('Mine, and **bold**.');
  expect(text).toContain(`[0:10](<${url}#t=10>)`);
  expect(text).not.toContain('## Transcript');
  await expect.element(dialog.getByRole('status')).toMatchTextContent(`Saved as ${markdown.name}`);
  await button('Copy: Markdown').click();
  await expect.element(dialog.getByRole('status')).toMatchTextContent('Copied');
  expect(copy.mock.lastCall).toEqual([text]);

  await dialog.getByLabelText('Include the transcript', { exact: false }).click();
  await button('Open: Obsidian').click();
  await expect.element(dialog.getByRole('status')).toMatchTextContent('Obsidian reads the note from your clipboard.');
  expect(open.mock.lastCall?.[0]).toBe(`obsidian://new?file=${encodeURIComponent(title)}&clipboard`);
  expect(copy.mock.lastCall?.[0]).toContain('## Transcript');
  expect(await (await press('Download: Markdown')).text()).toContain('## Transcript');

  for (const [name, extension] of [
    ['SRT', 'srt'],
    ['WebVTT', 'vtt'],
    ['ASS', 'ass'],
    ['TTML', 'ttml'],
    ['Text', 'txt'],
  ] as const) {
    const file = await press(name);
    expect(file.name).toBe(`${title}.${extension}`);
    const { cues } = readCaptions({ base64: encodeBase64(await file.bytes()) });
    expect(cues.map((cue) => cue.text)).toEqual(spokenLines);
  }
  const json = JSON.parse(await (await press('Download: JSON')).text());
  expect(json).toMatchObject({ title, note });
  expect(json.cues).toHaveLength(spokenLines.length);
  const cards = await (await press('Download: Anki')).text();
  expect(cards).toMatch(
    /^#separator:tab\n[\s\S]*\n"It depends where you are standing\."\t"How Cities Learned[^\t]*#t=10"\t""\n$/,
  );
  await expectAccessible();
  await app.client.updateNote({ contentId, text: 'Mine' });
  await button('Download: Anki').click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Your note has no quotes yet. Add one from the subtitles.');
});

const database = 'https://www.notion.so/kitchen/Notes-0123456789abcdef0123456789abcdef?v=1';

it('sends a summary and its note to a workspace that the settings connect', async () => {
  const notion = fakeNotion();
  const fetch: NonNullable<ConstructorParameters<typeof Client>[0]>['fetch'] = async (address, request = {}) => {
    const { pathname, search } = new URL(address);
    const headers = Object.fromEntries(new Headers(request.headers as HeadersInit));
    const { status, body } = notion.answer({
      method: request.method ?? 'GET',
      path: pathname + search,
      headers,
      body: String(request.body ?? ''),
    });
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  };
  const exporter = createExporter({
    workspaceClient: (token) => new Client({ auth: token, retry: false, fetch }),
    markmapScript: async () => '',
  });
  const app = serviceApp({ ports: { exporter } });
  const contentId = await app.summarize();
  await app.client.updateNote({ contentId, text: `Mine\n\n${'A long one. '.repeat(2000)}` });
  location.hash = 'workspace';
  renderView(app, <SettingsPage />);
  const section = css('#workspace');
  const status = (text: string) =>
    expect.element(section.css('[role="status"], [role="alert"]').filter({ hasText: text })).toBeInTheDocument();
  await section.getByLabelText('Integration token', { exact: false }).fill('wrong');
  await section.getByLabelText('Database address', { exact: false }).fill('https://www.notion.so/kitchen');
  await section.getByRole('button', { name: 'Connect', exact: false }).click();
  await status('This is not the address of a database.');
  await section.getByLabelText('Database address', { exact: false }).fill(database);
  await section.getByRole('button', { name: 'Connect', exact: false }).click();
  await status('Notion did not accept the token.');
  await section.getByLabelText('Integration token', { exact: false }).fill(' secret ');
  await section.getByRole('button', { name: 'Connect', exact: false }).click();
  await status('Connected to Kitchen.');
  await expect.element(section.getByLabelText('Integration token', { exact: false })).toHaveValue('');
  await section.getByRole('button', { name: 'Test connection', exact: false }).click();
  await status('Connected to Kitchen.');
  await expectAccessible();

  unmountAll();
  renderItem(app);
  await button('Export').click();
  await button('Send: Notion').click();
  await expect
    .poll(() => page.getByRole('link', { name: 'Open page', exact: false }).query()?.getAttribute('href'))
    .toMatch(/notion\.so\/page-/);
  expect(notion.pages).toHaveLength(1);
  const [made] = notion.pages;
  expect(made?.properties.title?.title?.map(({ text }) => text.content).join('')).toBe(title);
  expect(made?.properties['u%3A1']?.url).toContain(url);
  expect(made?.markdown ?? JSON.stringify(made?.blocks)).toContain('A long one.');

  unmountAll();
  renderView(app, <SettingsPage />);
  await section.getByRole('button', { name: 'Disconnect', exact: false }).click();
  await expect.element(section.getByRole('button', { name: 'Disconnect', exact: false })).toHaveLength(0);
  unmountAll();
  renderItem(app);
  await button('Export').click();
  await expect.element(button('Connect: Notion')).toBeEnabled();
});
