import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Failure } from '../../lib/contract/failure.ts';
import type { FoundPassages } from '../../lib/contract/novelty.ts';
import { failureText } from '../i18n/failure-text.ts';
import { libraryText } from '../i18n/library-text.ts';
import { readingText } from '../i18n/reading-text.ts';
import { reviewText } from '../i18n/review-text.ts';
import { expectAccessible } from '../testing/accessible.ts';
import { css } from '../testing/css.ts';
import { fakeApp } from '../testing/fake-app.ts';
import { transcriptOf } from '../testing/records.ts';
import { renderView } from '../testing/render.tsx';
import { openTab, renderItem } from '../testing/render-item.tsx';
import { serviceApp } from '../testing/service-app.ts';
import SentenceDialog from './sentence-dialog.tsx';

const cues = ['Bread needs', '18 hours to rise.', 'And then it is baked.'].map((text, index) => ({
  ...{ index, text, startTime: 10 * index, endTime: 10 * index + 9 },
}));
const sentence = 'Bread needs 18 hours to rise.';
const place = { contentId: 'b', title: 'Talk b', sourceUrl: 'https://talks.example/b' };

function openDialog(findPassages: () => Promise<FoundPassages>) {
  const addCard = async () => ({ success: true as const, cardId: 'c' });
  const app = fakeApp({ client: { findPassages, addCard } });
  renderView(app, <SentenceDialog transcript={transcriptOf('a', { cues })} index={1} onClose={() => undefined} />);
  return app;
}
const button = (name: string) => page.getByRole('button', { name, exact: true });

it('shows where the library says a sentence that spans cues, and opens the moment', async () => {
  const passages = [{ ...place, text: 'Bread rises for 18 hours.', startTime: 65 }];
  const app = openDialog(async () => ({ passages, isTooShort: false }));
  await expect.element(page.getByText('Talk b')).toBeVisible();
  expect(app.inputsOf('findPassages')).toMatchObject([{ contentId: 'a', text: sentence }]);
  await expectAccessible();
  await page.getByRole('button', { name: '1:05 Bread rises for 18 hours.' }).click();
  expect(app.inputsOf('openReader')).toEqual([{ contentId: 'b', at: 65 }]);
});

it('remembers the sentence as a quote', async () => {
  const app = openDialog(async () => ({ passages: [], isTooShort: false }));
  await expect.element(page.getByText(libraryText('passages.none'))).toBeVisible();
  await button(reviewText('remember')).click();
  await expect.element(page.getByText(reviewText('remembered'))).toBeVisible();
  expect(app.inputsOf('addCard')).toEqual([{ contentId: 'a', source: 'quote', text: sentence, startTime: 10 }]);
  await expect.element(button(reviewText('remember'))).toBeDisabled();
});

it('says that a sentence is too short to be compared', async () => {
  openDialog(async () => ({ passages: [], isTooShort: true }));
  await expect.element(page.getByText(libraryText('passages.short'))).toBeVisible();
});

it('says why a comparison failed', async () => {
  openDialog(async () => {
    throw new Failure('notFound', '');
  });
  await expect.element(page.getByText(failureText({ code: 'notFound' }).title)).toBeVisible();
});

it('opens beside a line of the transcript, and compares nothing before', async () => {
  const app = serviceApp();
  await app.summarize();
  renderItem(app);
  await openTab('Subtitles');
  const cue = css('[data-cue]').filter({ hasText: 'Noon was the moment' });
  await cue.getByRole('button', { name: readingText('sentence.open') }).click();
  await expect.element(page.getByRole('dialog').getByText(libraryText('passages.none'))).toBeVisible();
});

it('renders the icons of a line while the pointer is on it, which spares the others at each scroll', async () => {
  const app = serviceApp();
  await app.summarize();
  renderItem(app);
  await openTab('Subtitles');
  const cue = css('[data-cue]').filter({ hasText: 'Noon was the moment' });
  const icons = () => [...cue.element().querySelectorAll('svg')].map((icon) => icon.checkVisibility());
  await expect.poll(icons).toEqual([false, false]);
  await cue.hover();
  await expect.poll(icons).toEqual([true, true]);
});
