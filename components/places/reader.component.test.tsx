import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Failure } from '../../lib/contract/failure.ts';
import type { LinkedPage } from '../app/page-link.ts';
import { failureText } from '../i18n/failure-text.ts';
import { t } from '../i18n/t.ts';
import { fakeApp } from '../testing/fake-app.ts';
import { fakePage } from '../testing/fake-page.ts';
import { putItem } from '../testing/records.ts';
import { renderView } from '../testing/render.tsx';
import Reader from './reader.tsx';

const otherTab: LinkedPage = { page: { state: 'none' } };
const playing: LinkedPage = { page: { state: 'none' }, playback: { contentId: 'a', currentTime: 1200, paused: false } };

it('moves the player to the time of a search hit once, and not again after another tab was shown', async () => {
  const link = fakePage(otherTab);
  const app = fakeApp({ page: link });
  await putItem(app.database, 'a');
  renderView(app, <Reader contentId="a" first={{ at: 60 }} />);
  await expect.element(page.getByText('So noon became a number.')).toBeVisible();
  link.show(playing);
  await expect.poll(() => link.seeks).toEqual([60]);
  link.show(otherTab);
  await expect.element(page.getByRole('button', { name: t('seek.transcript', { time: '0:30' }) })).toBeVisible();
  link.show(playing);
  await page.getByRole('button', { name: t('seek', { time: '0:30' }) }).click();
  await expect.poll(() => link.seeks).toEqual([60, 30]);
});

it('reports a seek that failed, as after the page was left', async () => {
  const app = fakeApp({ page: fakePage(playing, { seek: () => Promise.reject(new Failure('pageGone')) }) });
  await putItem(app.database, 'a');
  renderView(app, <Reader contentId="a" first={{ view: 'subtitles' }} />);
  await page.getByRole('button', { name: t('seek', { time: '0:30' }) }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(failureText({ code: 'pageGone' }).title);
  await page.getByRole('button', { name: t('action.dismiss') }).click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

it('names the item that can’t be loaded', async () => {
  const app = fakeApp();
  await putItem(app.database, 'a');
  const loadItem = () => Promise.reject(new Failure('offline'));
  renderView({ ...app, loadItem }, <Reader contentId="a" first={{}} />);
  await expect.element(page.getByText(failureText({ code: 'offline' }).title)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Talk a', level: 1 })).toBeVisible();
});
