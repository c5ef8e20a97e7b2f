import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import ChaptersView from '../chapters/chapters-view.tsx';
import { t } from '../i18n/t.ts';
import { fakeApp } from '../testing/fake-app.ts';
import { contentOf, summaryOf } from '../testing/records.ts';
import { renderView } from '../testing/render.tsx';
import { Cover } from './cover.tsx';

const coverUrl = 'https://tracker.example/beacon.gif';
const image = () => document.querySelector('img');

it('loads no image of a foreign host until the user allows it, which needs no mouse', async () => {
  const app = fakeApp();
  renderView(app, <Cover kind="video" coverUrl={coverUrl} sourceUrl="https://talks.example.org/time" duration={61} />);
  await expect.element(page.getByText('1:01')).toBeVisible();
  await expect.poll(() => app.inputsOf('openImage')).toEqual([{ url: coverUrl, sourceUrl: 'https://talks.example.org/time' }]);
  expect(image()).toBeNull();
  const placeholder = page.getByRole('button', { name: t('image.allow', { host: 'tracker.example' }) });
  await expect.element(placeholder).toBeVisible();
  await userEvent.tab();
  await expect.element(placeholder).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => image()?.src).toMatch(/^data:/);
  expect(app.inputsOf('allowHost')).toEqual([coverUrl]);
  await expect.element(placeholder).not.toBeInTheDocument();
});

it('makes no request without a cover', async () => {
  const app = fakeApp();
  renderView(app, <Cover kind="audio" duration={61} />);
  await expect.element(page.getByText('1:01')).toBeVisible();
  expect(app.inputsOf('openImage')).toEqual([]);
  expect(image()).toBeNull();
});

it('offers one button for the blocked frames of all chapters', async () => {
  const app = fakeApp();
  const level = {
    sheetUrl: 'https://frames.example/sheet$M.jpg',
    width: 160,
    height: 90,
    columns: 5,
    rows: 5,
    interval: 10,
    count: 9,
  };
  await app.database.contents.put(contentOf('clocks', { storyboard: [level] }));
  const { digest } = summaryOf('clocks');
  renderView(app, <ChaptersView contentId="clocks" digest={digest} cues={[]} seek={{ plays: true, to: () => undefined }} />);
  const button = page.getByRole('button', { name: t('image.allow', { host: 'frames.example' }) });
  await expect.element(button).toBeVisible();
  expect(image()).toBeNull();
  await button.click();
  await expect.poll(() => document.querySelectorAll('img').length).toBe(digest.chapters.length);
  await expect.element(button).not.toBeInTheDocument();
});
