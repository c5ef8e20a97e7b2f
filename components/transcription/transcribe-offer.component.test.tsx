import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Failure } from '../../lib/contract/failure.ts';
import type { PageMedia } from '../../lib/contract/page.ts';
import type { DownloadableModel } from '../../lib/ports/model-downloads.ts';
import { failureText } from '../i18n/failure-text.ts';
import { transcriptionText } from '../i18n/transcription-text.ts';
import type { Item } from '../item/use-item.ts';
import { fakeApp } from '../testing/fake-app.ts';
import { fakePage } from '../testing/fake-page.ts';
import { contentOf } from '../testing/records.ts';
import { renderView } from '../testing/render.tsx';
import TranscribeOffer from './transcribe-offer.tsx';

const model: DownloadableModel = {
  id: 'small',
  name: 'Small',
  purpose: 'speech',
  languages: [],
  license: 'MIT',
  url: 'https://huggingface.co/small',
  device: 'wasm',
  state: 'ready',
  have: 1,
  total: 1,
};
const button = (key: 'offer.capture' | 'start') => page.getByRole('button', { name: transcriptionText(key), exact: true });

it('starts one capture at a time, and shows that and why it failed', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  const capture = vi.fn(() => promise);
  const mediaItem = { contentId: 'a', url: 'https://www.youtube.com/watch?v=a', kind: 'video' } as PageMedia;
  const app = fakeApp({
    page: fakePage({ page: { state: 'ready', media: [mediaItem] } }, { capture }),
    device: { canCapture: true, modelDownloads: { list: async () => ({ canRun: true, models: [model] }) } as never },
  });
  const item = { content: contentOf('a') } as Item;
  renderView(app, <TranscribeOffer item={item} subject={{ contentId: 'a', url: mediaItem.url, title: 'Talk', duration: 90 }} />);
  await button('offer.capture').click();
  await expect
    .element(page.getByRole('checkbox', { name: transcriptionText('speakers') }))
    .toHaveAccessibleDescription(transcriptionText('speakers.hint'));
  // The dialog's actions stand where its fields do, although the offer around it is centered.
  const leftOf = (element: Element) => Math.round(element.getBoundingClientRect().left);
  expect(leftOf(button('start').element())).toBe(leftOf(page.getByRole('textbox').first().element()));
  await button('start').click();
  await expect.element(page.getByText(transcriptionText('offer.starting'))).toBeVisible();
  await expect.element(button('offer.capture')).toBeDisabled();
  reject(new Failure('siteFailed'));
  await expect.element(page.getByRole('alert')).toMatchTextContent(failureText({ code: 'siteFailed' }).title);
  await expect.element(button('offer.capture')).toBeEnabled();
  expect(capture).toHaveBeenCalledOnce();
});
