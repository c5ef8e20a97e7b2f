import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { t } from '../i18n/t.ts';
import { writingText } from '../i18n/writing-text.ts';
import { fakeApp } from '../testing/fake-app.ts';
import { renderView } from '../testing/render.tsx';
import { setLanguage } from '../testing/switchable-catalog.ts';
import TitlePromise from './title-promise.tsx';

afterEach(() => setLanguage('en'));

const render = (promise: unknown) => {
  const to = vi.fn();
  const app = fakeApp({ client: { getTitlePromise: async () => ({ promise }) } });
  const view = renderView(app, <TitlePromise contentId="a" cueCount={3} seek={{ plays: true, to }} />);
  return { app, view, to };
};

it('shows the answer to the title, and seeks to it', async () => {
  const { to, app } = render({ answered: true, cites: [4], text: 'Trains needed one time.', startTime: 90 });
  await expect.element(page.getByText('Trains needed one time.')).toBeVisible();
  await expect.element(page.getByText(writingText('promise.answered'))).toBeVisible();
  await page.getByRole('button', { name: t('seek', { time: '1:30' }) }).click();
  await expect.poll(() => to).toHaveBeenCalledWith(90);
  expect(app.inputsOf('getTitlePromise')).toEqual([{ contentId: 'a' }]);
});

it('says that the title is not answered, and shows what comes closest', async () => {
  render({ answered: false, cites: [1], text: 'Clocks differed.', startTime: 5 });
  await expect.element(page.getByText(writingText('promise.unanswered'))).toBeVisible();
  await expect.element(page.getByText('Clocks differed.')).toBeVisible();
});

it('punctuates as the language does', async () => {
  await setLanguage('zh-CN');
  const { view } = render({ answered: false, cites: [1], text: 'Clocks differed.', startTime: 5 });
  await expect.poll(() => view.querySelector('p')?.textContent).toMatch(/最接近的内容： \d/);
});

it('says that the title is not answered where nothing comes close', async () => {
  const { view } = render({ answered: false, cites: [], text: '', startTime: null });
  await expect.element(page.getByText(writingText('promise.unanswered'))).toBeVisible();
  expect(view.querySelector('q, button')).toBeNull();
});

it('is empty for a title that promises nothing', async () => {
  const { app, view } = render(null);
  await expect.poll(() => app.inputsOf('getTitlePromise').length).toBe(1);
  expect(view.querySelector('aside')).toBeNull();
});
