import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { libraryText } from '../i18n/library-text.ts';
import { notesText } from '../i18n/notes-text.ts';
import { t } from '../i18n/t.ts';
import NotesView from '../notes/notes-view.tsx';
import { ItemPanel } from '../panel/item-panel.tsx';
import { httpApp } from '../testing/http-app.ts';
import { contentOf, savedOf, summaryOf, transcriptOf } from '../testing/records.ts';
import { renderView } from '../testing/render.tsx';
import { LibraryView } from './library-view.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
let app: ReturnType<typeof httpApp>;
/** Names of the items of one test, which shares the server with the others. */
let id: string;

beforeEach(async () => {
  app = httpApp();
  id = `youtube:${crypto.randomUUID().slice(0, 8)}`;
  const records = [
    { kind: 'content', value: contentOf(id) },
    { kind: 'saved', value: savedOf(id) },
    { kind: 'summary', value: summaryOf(id, { summaryId: crypto.randomUUID() }) },
    { kind: 'transcript', value: transcriptOf(id) },
  ];
  const { stale } = await app.server.writeUnits({ device: 'component-test', units: [{ kind: 'video', id, records }] });
  expect(stale).toEqual([]);
});

it('lists the library of a server, and marks a favourite there', async () => {
  const onOpen = vi.fn();
  renderView(app, <LibraryView onOpen={onOpen} collections={null} />);
  const row = page.getByRole('listitem').filter({ hasText: `Talk ${id}` });
  await row.getByRole('button', { name: libraryText('favourite.add') }).click();
  await expect.element(row.getByRole('button', { name: libraryText('favourite.remove') })).toBeVisible();
  expect((await app.server.getVideo({ id })).favourite).toBe(true);
  await button(`Talk ${id}`).click();
  await expect.poll(() => onOpen).toHaveBeenCalledWith(id, { view: undefined });
});

it('shows an item of a server with its summary and its captions', async () => {
  const { sourceUrl, title, duration } = contentOf(id);
  const subject = { contentId: id, url: sourceUrl, title, duration };
  renderView(app, <ItemPanel subject={subject} player={undefined} isReader />);
  await expect.element(page.getByText('The railway made time uniform.')).toBeVisible();
  await page.getByRole('tab', { name: t('tabs.subtitles') }).click();
  await expect.element(page.getByText('Railways needed one time.')).toBeVisible();
});

it('writes a note on a server, and shows the one that is there', async () => {
  await app.server.updateNote({ contentId: id, text: 'from before' });
  renderView(
    app,
    <NotesView
      contentId={id}
      url={contentOf(id).sourceUrl}
      seek={{ plays: false, to: () => undefined }}
      toPortable={(text) => text}
    />,
  );
  const editor = page.getByRole('textbox', { name: notesText('editor') });
  await expect.element(editor).toHaveValue('from before');
  await editor.fill('from before, and now');
  await expect.poll(async () => (await app.server.getNote({ contentId: id })).text).toBe('from before, and now');
  await expect.element(page.getByText(notesText('saved'), { exact: true })).toBeVisible();
});
