import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Failure } from '../../lib/contract/failure.ts';
import { failureText } from '../i18n/failure-text.ts';
import { t } from '../i18n/t.ts';
import { transcriptionText } from '../i18n/transcription-text.ts';
import { css } from '../testing/css.ts';
import { fakePage } from '../testing/fake-page.ts';
import { renderItem } from '../testing/render-item.tsx';
import { serviceApp } from '../testing/service-app.ts';
import { talks } from '../testing/talks.ts';

const retry = () => page.getByRole('button', { name: t('action.retry') });
const backgroundOf = (element: Element) => getComputedStyle(element).backgroundColor;

const open = (name: 'silent' | 'talk', failure?: Failure) => {
  const { mediaItem } = talks[name];
  const linked = fakePage({ page: { state: 'ready', media: [mediaItem] } }, { capture: async () => undefined });
  const fail = async () => {
    if (failure) throw failure;
  };
  renderItem(serviceApp({ page: linked, onCaptions: fail }), name);
};

it('offers transcription as the first way out, in one block with the reason', async () => {
  await page.viewport(400, 900);
  open('silent');
  const offer = page.getByRole('button', { name: transcriptionText('offer.capture') });
  await expect.element(offer).toBeVisible();
  await expect.element(retry()).toBeVisible();
  expect(backgroundOf(retry().element())).not.toBe(backgroundOf(offer.element()));
  const gap = retry().element().getBoundingClientRect().top - offer.element().getBoundingClientRect().bottom;
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(40);
});

it('offers the transcription of a broadcast that is live', async () => {
  open('talk', new Failure('notYetAired', 'live', { isUpcoming: false }));
  await expect.element(page.getByRole('heading', { name: failureText({ code: 'notYetAired' }).title })).toBeVisible();
  await expect.element(css('[data-offer]')).toBeVisible();
});

it('offers no transcription before a broadcast starts', async () => {
  const failure = new Failure('notYetAired', 'upcoming', { isUpcoming: true });
  open('talk', failure);
  await expect.element(page.getByRole('heading', { name: failureText(failure).title })).toBeVisible();
  expect(failureText(failure).title).not.toBe(failureText({ code: 'notYetAired' }).title);
  expect(css('[data-offer]').elements()).toEqual([]);
});
