import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Failure } from '../../lib/contract/failure.ts';
import { expectAccessible } from '../testing/accessible.ts';
import { fakeApp } from '../testing/fake-app.ts';
import { contentOf, putTranscript, transcriptOf } from '../testing/records.ts';
import { renderView } from '../testing/render.tsx';
import { openTab, renderItem } from '../testing/render-item.tsx';
import { serviceApp } from '../testing/service-app.ts';
import { talks } from '../testing/talks.ts';
import NamesDialog from './names-dialog.tsx';

const { contentId, url } = talks.talk.mediaItem;
const because = { source: 'title', text: 'Kubernetes for bakers' } as const;
const cueOf = (text: string, index: number) => ({ index, startTime: index * 5, endTime: index * 5 + 5, text });
const texts = ['We run Kubernetes in the bakery.', 'Then Kubernetes bakes with clock code.', 'And clock code is done.'];
const recognized = ['We run cooper netties in the bakery.', 'Then cooper netties bakes with clock code.', texts[2]];

/** Shows the subtitles of a talk whose automatic captions have two corrected names. */
async function setUp(provenance: 'automatic' | 'creator' = 'automatic') {
  const app = serviceApp();
  await app.summarize();
  const nameCorrections = [7, 5].map((at, cue) => ({ cue, at, from: 'cooper netties', to: 'Kubernetes', because }));
  await app.database.contents.put(contentOf(contentId, { title: because.text, sourceUrl: url }));
  const stored = await app.database.transcripts.where({ contentId }).first();
  const cues = texts.map(cueOf);
  await putTranscript(app.database, transcriptOf(contentId, { ...stored, provenance, cues, nameCorrections }));
  renderItem(app);
  await openTab('Subtitles');
  return app;
}

const shownTexts = () => [...document.querySelectorAll('[data-cue] p')].map(({ textContent }) => textContent);
const button = (name: string) => page.getByRole('button', { name, exact: true });

it('marks a corrected name, says why it was corrected, and undoes it everywhere', async () => {
  await setUp();
  const name = button('Kubernetes').first();
  await expect.element(name).toHaveAttribute('title', 'Recognized as “cooper netties”. “Kubernetes” appears in the title.');
  (name.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Kubernetes' });
  await expect.element(dialog).toMatchTextContent('Kubernetes for bakers');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(shownTexts).toEqual(recognized);
  await expect.element(button('Names')).toBeVisible();
});

it('lists the corrections and undoes all', async () => {
  await setUp();
  await button('2 names corrected').click();
  const dialog = page.getByRole('dialog', { name: 'Names' });
  await expect.element(dialog.getByRole('listitem')).toMatchTextContent('× 2');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(shownTexts).toEqual(recognized);
});

it('corrects selected words everywhere, and remembers the name for the channel', async () => {
  const app = await setUp();
  await expect.poll(() => shownTexts().length).toBe(3);
  const text = document.querySelector('[data-index="2"] p span')!.firstChild!;
  getSelection()!.setBaseAndExtent(text, 4, text, 14);
  await button('Correct a name').click();
  const dialog = page.getByRole('dialog', { name: 'Names' });
  await expect.element(dialog.getByLabelText('Recognized words')).toHaveValue('clock code');
  await dialog.getByLabelText('Correct name', { exact: true }).fill('Claude Code');
  await button('Correct everywhere').click();
  await expect.poll(shownTexts).toEqual([texts[0], 'Then Kubernetes bakes with Claude Code.', 'And Claude Code is done.']);
  expect(await app.client.listTerms({ contentId })).toEqual({ terms: ['Claude Code'] });
});

it('edits the names of the channel, and explains one that is none', async () => {
  const app = await setUp();
  await app.client.setTerms({
    contentId,
    trackId: (await app.database.transcripts.toCollection().first())!.trackId,
    terms: ['Levain'],
  });
  await button('2 names corrected').click();
  const field = page.getByLabelText('Names of this channel');
  await expect.element(field).toHaveValue('Levain');
  await field.fill('Levain\n<b>bold</b>');
  await expect.element(page.getByRole('alert')).toMatchTextContent('“<b>bold</b>” is too long, or has < or >');
  await field.fill(' Levain \n\nPoolish');
  await button('Save').click();
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await app.client.listTerms({ contentId })).toEqual({ terms: ['Levain', 'Poolish'] });
});

it('offers no correction of captions that people wrote', async () => {
  await setUp('creator');
  await expect.poll(() => shownTexts().length).toBe(3);
  await expect.element(button('Copy')).toBeVisible();
  expect(button('2 names corrected').query()).toBeNull();
});

it('corrects a name once at a double click', async () => {
  const corrected = Promise.withResolvers<never>();
  const app = fakeApp({ client: { correctName: () => corrected.promise } });
  renderView(app, <NamesDialog transcript={transcriptOf('a')} words="noon" onClose={() => undefined} />);
  await page.getByLabelText('Correct name', { exact: true }).fill('Noon');
  await button('Correct everywhere').click();
  await expect.element(button('Correct everywhere')).toBeDisabled();
  corrected.reject(new Failure('internal'));
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(app.inputsOf('correctName').length).toBe(1);
});
