import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApp } from '../testing/fake-app.ts';
import { renderView } from '../testing/render.tsx';
import { Cover } from './cover.tsx';

const coverUrl = 'https://tracker.example/beacon.gif';
const image = () => document.querySelector('img');

it('loads no image of a foreign host until its placeholder is clicked', async () => {
  const app = fakeApp();
  renderView(app, <Cover kind="video" coverUrl={coverUrl} sourceUrl="https://talks.example.org/time" duration={61} />);
  await expect.element(page.getByText('1:01')).toBeVisible();
  await expect.poll(() => app.inputsOf('openImage')).toEqual([{ url: coverUrl, sourceUrl: 'https://talks.example.org/time' }]);
  expect(image()).toBeNull();
  await expect.poll(() => document.querySelector('[data-blocked]')).not.toBeNull();
  document.querySelector<HTMLElement>('[data-blocked]')!.click();
  await expect.poll(() => image()?.src).toMatch(/^data:/);
  expect(app.inputsOf('allowHost')).toEqual([coverUrl]);
});

it('asks for nothing without a cover', async () => {
  const app = fakeApp();
  renderView(app, <Cover kind="audio" duration={61} />);
  await expect.element(page.getByText('1:01')).toBeVisible();
  expect(app.inputsOf('openImage')).toEqual([]);
  expect(image()).toBeNull();
});
