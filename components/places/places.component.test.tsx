import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { t } from '../i18n/t.ts';
import { css } from '../testing/css.ts';
import { renderView } from '../testing/render.tsx';
import { serviceApp } from '../testing/service-app.ts';
import { talks } from '../testing/talks.ts';
import { Places } from './places.tsx';
import { goTo } from './route.ts';

beforeEach(() => {
  vi.spyOn(history, 'pushState').mockImplementation(() => undefined);
});
// The route belongs to the page, which all tests share.
afterEach(() => goTo({ place: 'now' }));

const { title } = talks.german.mediaItem;
const focused = () => document.activeElement;

it('moves the focus to the view that a removed control has opened, and names the page after it', async () => {
  const app = serviceApp();
  await app.summarize('german');
  goTo({ place: 'library' });
  renderView(app, <Places />);
  await expect.poll(() => document.title).toBe('Library – Gloss');
  const row = page.getByRole('button', { name: title, exact: false }).first();
  await expect.element(row).toBeVisible();
  (row.element() as HTMLElement).focus();
  (row.element() as HTMLElement).click();
  await expect.poll(() => document.title).toBe(`${title} – Gloss`);
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  const view = css('nav ~ [tabindex="-1"]').element();
  expect(focused()).toBe(view);
  expect(view.querySelector('main')).not.toBeNull();

  const back = page.getByRole('button', { name: 'Back', exact: true });
  await expect.element(back).toBeVisible();
  (back.element() as HTMLElement).focus();
  (back.element() as HTMLElement).click();
  await expect.poll(() => document.title).toBe('Library – Gloss');
  expect(focused()).toBe(view);
});

it('leads to the settings from every place', async () => {
  const app = serviceApp();
  const contentId = await app.summarize('german');
  renderView(app, <Places />);
  const settings = page.getByRole('button', { name: t('action.settings'), exact: true });
  for (const route of [{ place: 'library' }, { place: 'feed' }, { place: 'item', contentId }] as const) {
    goTo(route);
    await expect.element(css('nav ~ div [data-state] > header').first()).toBeVisible();
    await settings.click();
  }
  expect(app.inputsOf('openSettings')).toHaveLength(3);
});

it('leaves the focus on the navigation', async () => {
  const app = serviceApp();
  renderView(app, <Places />);
  const feed = page.getByRole('button', { name: 'Feed', exact: true });
  await feed.click();
  await expect.poll(() => document.title).toBe('Feed – Gloss');
  expect(focused()).toBe(feed.element());
});
