import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { LinkedPage, PageLink } from '../app/page-link.ts';
import { expectAccessible } from '../testing/accessible.ts';
import { css } from '../testing/css.ts';
import { openTab, renderItem } from '../testing/render-item.tsx';
import { type ServiceApp, serviceApp } from '../testing/service-app.ts';
import { talks } from '../testing/talks.ts';

const view = () => css('[data-view="notes"]');
const editor = () => page.getByRole('textbox', { name: /^Note/ });
const preview = () => page.getByRole('region', { name: 'Preview', exact: false });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const noteOf = async (app: ServiceApp) => (await app.database.notes.toArray())[0]?.text;
const isSaved = () => expect.element(view()).toHaveAttribute('data-saved', 'true');

async function openNotes(options: Parameters<typeof serviceApp>[0] = {}) {
  const app = serviceApp(options);
  const contentId = await app.summarize();
  renderItem(app);
  await openTab('Notes');
  await expect.element(editor()).toBeEnabled();
  return { app, contentId };
}

/** A link to a page that plays the talk. */
function playing(currentTime: number): PageLink {
  const linked: LinkedPage = {
    page: { state: 'ready', media: [talks.talk.mediaItem] },
    playback: { contentId: talks.talk.mediaItem.contentId, currentTime, paused: false },
  };
  return {
    subscribe: () => () => undefined,
    current: () => linked,
    seek: async () => undefined,
    scanSlides: async () => undefined,
  };
}

it('takes quotes and times, which link back to the player', async () => {
  const app = serviceApp({ page: playing(65) });
  await app.summarize();
  const { to } = renderItem(app);
  const line = css('[data-view="summary"] [data-line]').first();
  await expect.element(line).toBeVisible();
  const cited = line.css('[data-seek]').first();
  await expect.element(cited).toBeVisible();
  const time = Number(cited.element().getAttribute('data-seek'));
  await line.hover();
  await line.getByRole('button', { name: 'Quote in note', exact: false }).click();
  await expect.element(line.getByRole('button', { name: 'Added to the note', exact: false })).toBeVisible();

  await openTab('Subtitles');
  const cue = css('[data-cue]').nth(2);
  await expect.element(cue).toBeVisible();
  (cue.css('[data-seek]').element() as HTMLElement).focus();
  await userEvent.keyboard('q');
  await expect.element(cue.getByRole('button', { name: 'Added to the note', exact: false })).toBeInTheDocument();

  await openTab('Notes');
  await expect.element(preview().css('blockquote')).toHaveLength(2);
  await expect.element(preview().css('blockquote').nth(1)).toMatchTextContent(talks.talk.cues.en![2]!.text);
  await preview().css('[data-seek]').first().click();
  await expect.poll(() => to).toHaveBeenLastCalledWith(Math.floor(time));

  (editor().element() as HTMLElement).focus();
  await userEvent.keyboard('{Control>}{End}{/Control}Here:{Alt>}t{/Alt}');
  await expect.poll(() => (editor().element() as HTMLTextAreaElement).value).toMatch(/Here: \[1:05\]\(#t=65\) ?$/);
  await button('Insert time').click();
  await expect.element(preview().css('[data-seek]')).toHaveLength(4);
  await expect.element(editor()).toHaveFocus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(preview().css('[data-seek]')).toHaveLength(3);
  // "Saved" may still be that of the text before.
  await expect.poll(() => noteOf(app)).toBe((editor().element() as HTMLTextAreaElement).value);
});

it('saves the media item whose notes are opened', async () => {
  const app = serviceApp();
  const contentId = await app.summarize();
  await app.database.saved.clear();
  renderItem(app, 'talk', { initialView: { view: 'notes' } });
  await expect.poll(() => app.database.saved.toArray()).toMatchObject([{ contentId }]);
});

it('stores the text that another window replaces as a version, which can be restored', async () => {
  const { app, contentId } = await openNotes();
  await editor().fill('From this window');
  await isSaved();
  // The other window knows nothing of this text.
  await app.client.updateNote({ contentId, text: 'From another window' });
  await expect.element(editor()).toHaveValue('From another window');
  expect(await app.database.noteVersions.toArray()).toMatchObject([{ text: 'From this window', replacedBy: 'edit' }]);
  await button('Version history').click();
  await expect.element(css('[data-note-version]').first()).toMatchTextContent('From this window');
  await css('[data-note-version]').first().getByRole('button', { name: 'Restore', exact: false }).click();
  await expect.element(editor()).toHaveValue('From this window');
  await expect.poll(() => noteOf(app)).toBe('From this window');
  await expect.element(css('[data-note-version]').first()).toMatchTextContent('From another window');
});

it('keeps the later text of two windows, and reports the earlier one', async () => {
  const { app, contentId } = await openNotes();
  await editor().fill('Started here');
  await isSaved();
  await editor().fill('Typed here');
  await app.client.updateNote({ contentId, text: 'Typed in another window' });
  await expect.element(view().getByRole('alert')).toMatchTextContent('This note was changed in another window');
  await isSaved();
  expect(await noteOf(app)).toBe('Typed here');
  expect((await app.database.noteVersions.toArray()).map(({ text }) => text)).toContain('Typed in another window');
});

it('runs no script of a note and sends no request for it', async () => {
  const onError = vi.fn();
  addEventListener('securitypolicyviolation', onError);
  const { app } = await openNotes();
  const requests = () =>
    performance.getEntriesByType('resource').filter(({ name }) => name.startsWith('https://talks.example.org/'));
  await editor().fill(
    [
      '<img src="https://talks.example.org/pixel.png" onerror="window.broken = true">',
      '<script>window.broken = true</script>',
      '![a picture](https://talks.example.org/picture.png)',
      '[script](javascript:window.broken=true) [page](options.html) [web](https://example.org/)',
    ].join('\n\n'),
  );
  const links = preview().getByRole('link');
  await expect.element(links).toHaveLength(2);
  expect(links.elements().map(({ textContent }) => textContent)).toEqual(['a picture', 'web']);
  expect(preview().css('img, script').elements()).toEqual([]);
  expect(requests()).toEqual([]);
  expect('broken' in window).toBe(false);
  await isSaved();
  expect(await noteOf(app)).toContain('onerror');
});

it('shows a note that no Markdown parser can read as text, and copies it with addresses of its times', async () => {
  await openNotes();
  await editor().fill(`${'> '.repeat(9000)}deep`);
  await expect.element(preview().css('pre')).toMatchTextContent('deep');
  await editor().fill('**shallow**');
  await expect.element(preview().css('strong')).toMatchTextContent('shallow');
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await editor().fill('See [1:05](#t=65)');
  await button('Copy note').click();
  await expect.poll(() => write.mock.calls).toEqual([[`See [1:05](<${talks.talk.mediaItem.url}#t=65>)`]]);
});

it('lets a model write into the note, and stores the former text as a version', async () => {
  const { app } = await openNotes();
  await app.addModel();
  await editor().fill('Mine');
  await isSaved();
  await button('Write with a model').click();
  await page.getByRole('textbox', { name: /^Prompt/ }).fill('What follows from it');
  await button('Generate').click();
  await expect.poll(() => (editor().element() as HTMLTextAreaElement).value).toMatch(/^- .{20}/s);
  expect(await app.database.noteVersions.toArray()).toMatchObject([{ text: 'Mine', replacedBy: 'summary' }]);
  await button('Version history').click();
  await button('Restore').click();
  await expect.element(editor()).toHaveValue('Mine');
});

it('takes the notes of a video without captions', async () => {
  const link = playing(0);
  const linked: LinkedPage = { page: { state: 'ready', media: [talks.silent.mediaItem] } };
  const app = serviceApp({ page: { ...link, current: () => linked } });
  renderItem(app, 'silent');
  await expect.element(css('[data-state="no-captions"]')).toBeVisible();
  await openTab('Notes');
  await editor().fill('Only music, but what music');
  await expect.poll(() => noteOf(app)).toBe('Only music, but what music');
  // Its summary, its notes, and its slides, which a scan of the playback finds.
  await expect.element(page.getByRole('tab')).toHaveLength(3);
});

it('is accessible, empty, with a text and with its versions', async () => {
  await openNotes();
  await expectAccessible();
  await editor().fill('# Heading\n\n> Words [0:11](#t=11)\n\n- one\n- `two`');
  await page.viewport(320, 700);
  await button('Version history').click();
  await expectAccessible();
  await button('Write with a model').click();
  await expectAccessible();
});
