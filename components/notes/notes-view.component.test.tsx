import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Failure } from '../../lib/contract/failure.ts';
import type { PageMedia } from '../../lib/contract/page.ts';
import type { LinkedPage } from '../app/page-link.ts';
import { failureText } from '../i18n/failure-text.ts';
import { notesText } from '../i18n/notes-text.ts';
import { reviewText } from '../i18n/review-text.ts';
import { type FakeOptions, fakeApp } from '../testing/fake-app.ts';
import { fakePage } from '../testing/fake-page.ts';
import { putItem } from '../testing/records.ts';
import { renderView, unmountAll } from '../testing/render.tsx';
import NotesView from './notes-view.tsx';

const url = 'https://www.youtube.com/watch?v=a';
const editor = () => page.getByRole('textbox', { name: notesText('editor') });
const seek = { plays: false, to: () => undefined };
const notes = <NotesView contentId="a" url={url} seek={seek} toPortable={(text) => text} />;

async function openNotes(options: FakeOptions = {}, text?: string) {
  const app = fakeApp(options);
  await putItem(app.database, 'a');
  if (text !== undefined) await app.database.notes.put({ contentId: 'a', text, createdAt: 1, updatedAt: 1 });
  renderView(app, notes);
  await expect.element(editor()).toBeEnabled();
  return app;
}

it('saves what is typed, on the text that it was typed on', async () => {
  const app = await openNotes({}, 'before');
  await editor().fill('before and after');
  await expect.element(page.getByText(notesText('saved'), { exact: true })).toBeVisible();
  expect(app.inputsOf('updateNote')).toEqual([{ contentId: 'a', text: 'before and after', basedOn: new Date(1).toISOString() }]);
});

it('shows the text as rendered Markdown', async () => {
  await openNotes({}, '# A heading\n\nand **bold** words');
  await expect.element(page.getByRole('heading', { name: 'A heading' })).toBeVisible();
  await expect.element(page.getByText('bold', { exact: true })).toBeVisible();
});

it('shows one side alone, and remembers the choice', async () => {
  const app = await openNotes({}, 'text');
  await page.getByRole('radio', { name: notesText('view.read') }).click();
  await expect.poll(() => editor().elements().length).toBe(0);
  unmountAll();
  renderView(app, notes);
  await expect.element(page.getByText('text', { exact: true })).toBeVisible();
  expect(editor().elements()).toEqual([]);
});

it('remembers the line of the caret, with its time', async () => {
  const app = await openNotes({ client: { addCard: async () => ({ success: true, cardId: 'c' }) } }, '');
  await editor().fill('> Bread needs 18 hours. [1:05](#t=65)');
  await page.getByRole('button', { name: reviewText('remember') }).click();
  await expect.element(page.getByText(reviewText('remembered'))).toBeVisible();
  const card = { contentId: 'a', source: 'note', text: 'Bread needs 18 hours.', startTime: 65 };
  expect(app.inputsOf('addCard')).toEqual([card]);
});

it('shows why a text was not saved, and retries', async () => {
  let fails = true;
  const app = await openNotes({
    client: {
      updateNote: async () => {
        if (fails) throw new Failure('storageFull', 'no room');
        return { updatedAt: new Date(5).toISOString() };
      },
    },
  });
  await editor().fill('words');
  await expect.element(page.getByText(failureText({ code: 'storageFull' }).title)).toBeVisible();
  fails = false;
  await expect.element(page.getByText(notesText('saved'), { exact: true })).toBeVisible();
  expect(app.inputsOf('updateNote').length).toBeGreaterThan(1);
});

it('adopts what another window writes while nothing is typed', async () => {
  const app = await openNotes({}, 'mine');
  await app.database.notes.put({ contentId: 'a', text: 'theirs', createdAt: 1, updatedAt: 2 });
  await expect.element(editor()).toHaveValue('theirs');
});

it('reports that its text replaced another window’s', async () => {
  const app = await openNotes({ client: { updateNote: () => new Promise(() => undefined) } }, 'mine');
  await editor().fill('mine, longer');
  await app.database.notes.put({ contentId: 'a', text: 'theirs', createdAt: 1, updatedAt: 2 });
  await expect.element(page.getByText(notesText('conflict.title'))).toBeVisible();
  await expect.element(editor()).toHaveValue('mine, longer');
});

it('restores an earlier version', async () => {
  const app = await openNotes({}, 'now');
  await app.database.noteVersions.put({ versionId: 'v', contentId: 'a', text: 'then', createdAt: 1, replacedBy: 'edit' });
  await page.getByRole('button', { name: notesText('versions.open') }).click();
  await page.getByRole('button', { name: notesText('versions.restore') }).click();
  await expect.poll(() => app.inputsOf('restoreVersion')).toEqual([{ contentId: 'a', versionId: 'v' }]);
});

it('inserts the playback time with Alt+T', async () => {
  const linked: LinkedPage = { page: { state: 'none' }, playback: { contentId: 'a', currentTime: 65, paused: false } };
  await openNotes({ page: { subscribe: () => () => undefined, current: () => linked, seek: async () => undefined } });
  await editor().click();
  await userEvent.keyboard('{Alt>}t{/Alt}');
  await expect.element(editor()).toHaveValue('[1:05](#t=65) ');
});

it('inserts the beginning of a video that has not been started', async () => {
  const mediaItem: PageMedia = { contentId: 'a', url, kind: 'video', title: 'Talk a', duration: 90, tracks: [] };
  await openNotes({ page: fakePage({ page: { state: 'ready', media: [mediaItem] } }) });
  await page.getByRole('button', { name: notesText('time.insert') }).click();
  await expect.element(editor()).toHaveValue('[0:00](#t=0) ');
});

it('gives the reason why no time can be inserted at a button that takes the focus', async () => {
  const app = await openNotes();
  const insert = page.getByRole('button', { name: notesText('time.insert') });
  await expect.element(insert).toHaveAccessibleDescription(notesText('time.none'));
  (insert.element() as HTMLElement).focus();
  await expect.element(insert).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(editor()).toHaveValue('');
  expect(app.inputsOf('saveNote')).toEqual([]);
});

it('saves an item that is annotated before it was saved', async () => {
  const app = fakeApp();
  renderView(app, notes);
  await expect.poll(() => app.inputsOf('saveVideo')).toEqual([{ url }]);
});

it('saves the draft of a page that was closed', async () => {
  localStorage.setItem(`note-draft ${crypto.randomUUID()} a`, JSON.stringify({ text: 'left behind', at: 5 }));
  const app = await openNotes();
  await expect.element(editor()).toHaveValue('left behind');
  await expect.poll(() => app.inputsOf('updateNote')).toEqual([{ contentId: 'a', text: 'left behind' }]);
});
