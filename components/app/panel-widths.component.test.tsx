import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { libraryText } from '../i18n/library-text.ts';
import { readingText } from '../i18n/reading-text.ts';
import { reviewText } from '../i18n/review-text.ts';
import { t } from '../i18n/t.ts';
import { css } from '../testing/css.ts';
import { fakePage } from '../testing/fake-page.ts';
import { openTab, renderItem } from '../testing/render-item.tsx';
import { serviceApp } from '../testing/service-app.ts';
import { setLanguage } from '../testing/switchable-catalog.ts';
import { talks } from '../testing/talks.ts';

const widths = [320, 360, 400, 440, 500];
const { mediaItem } = talks.talk;
const host = 'talks.example.org';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const boxes = (selector: string) => [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());

/** Shows the panel of the talk, which the page plays, in a window as high as that of a small laptop. */
async function showPanel(width: number) {
  await page.viewport(width, 640);
  const app = serviceApp({
    page: fakePage(
      { page: { state: 'ready', media: [mediaItem] } },
      {
        loadPlayerControl: async () => ({
          read: async () => ({ mode: 'site', view: 'both', hasKeys: true, host }),
          setMode: async () => undefined,
          setView: async () => undefined,
          setKeys: async () => undefined,
          measureSkim: () => 0,
          isSkimming: async () => false,
          setSkimming: async () => undefined,
          subscribeToSkims: () => () => undefined,
        }),
      },
    ),
  });
  await app.addModel();
  await app.summarize();
  renderItem(app);
  await expect.element(css('[data-line]').first()).toBeVisible();
}

/** Expects a dialog of the width of its window, or of the greatest width of dialogs, and closes it. */
async function expectWideDialog(name: string) {
  await expect.element(css('dialog[open]')).toBeVisible();
  expect(boxes('dialog[open]')[0]!.width, name).toBeGreaterThanOrEqual(Math.min(380, innerWidth - 40));
  await userEvent.keyboard('{Escape}');
  await expect.element(css('dialog[open]')).not.toBeInTheDocument();
}

beforeAll(() => {
  // The browser's translator, which looks up words.
  Object.assign(globalThis, { Translator: { availability: async () => 'available', create: async () => ({}) } });
});

afterAll(async () => {
  Reflect.deleteProperty(globalThis, 'Translator');
  await setLanguage('en');
});

it.each([400, 800])('begins the title, the tabs’ text and the actions of an item at one edge at %i pixels', async (width) => {
  await setLanguage('en');
  await showPanel(width);
  const icon = page.getByRole('note').element().querySelector('svg')!;
  const edges = [...boxes('h1, [data-line] [data-seek]'), icon.getBoundingClientRect()].map(({ left }) => Math.round(left));
  expect(new Set(edges).size).toBe(1);
});

describe.each(['en', 'de', 'ar'])('the panel in %s', (language) => {
  describe.each(widths)('at %i pixels', (width) => {
    beforeAll(() => setLanguage(language));

    it('has its tabs in one line, in every tab', async () => {
      await showPanel(width);
      for (const name of ['summary', 'chapters', 'subtitles', 'notes', 'ask'] as const) {
        await openTab(t(`tabs.${name}`));
        const tabs = boxes('[role="tab"]');
        expect(new Set(tabs.map(({ top }) => top)).size, name).toBe(1);
        expect(Math.min(...tabs.map(({ left }) => left)), name).toBeGreaterThanOrEqual(0);
        expect(Math.max(...tabs.map(({ right }) => right)), name).toBeLessThanOrEqual(width);
      }
    });

    it('opens the dialogs of its toolbar in full width', async () => {
      await showPanel(width);
      await button(t('action.export')).click();
      await expectWideDialog('export');
      for (const name of ['tags.open', 'collect.open'] as const) {
        await button(libraryText('save.open')).click();
        await page.getByRole('menuitem', { name: libraryText(name) }).click();
        await expectWideDialog(name);
      }
    });

    it('has the tools of a note in one row', async () => {
      await showPanel(width);
      await openTab(t('tabs.notes'));
      await expect.element(button(reviewText('remember'))).toBeVisible();
      const [tools] = boxes('[data-view="notes"] > div:first-child');
      const [time] = boxes('[data-view="notes"] > div:first-child > button');
      expect(tools!.height).toBeLessThan(2 * time!.height);
    });

    it('has no row of the actions of the subtitles alone', async () => {
      await showPanel(width);
      await openTab(t('tabs.subtitles'));
      await expect.element(css('[data-view="subtitles"] [aria-expanded]').nth(2)).toBeVisible();
      const copy = button(t('action.copy')).element().getBoundingClientRect();
      const others = boxes('[data-view="subtitles"] :is([type="search"], [aria-expanded])');
      expect(others.some(({ top, bottom }) => top < copy.bottom && bottom > copy.top)).toBe(true);
    });

    it('shows the transcript below one open panel of the subtitles', async () => {
      await showPanel(width);
      await openTab(t('tabs.subtitles'));
      for (const name of ['subtitles.translate', 'words.open', 'subtitles.player'] as const) {
        await css('[data-view="subtitles"] [aria-expanded]').getByText(readingText(name), { exact: true }).click();
        await expect.element(css('[data-view="subtitles"] [aria-expanded="true"]')).toMatchTextContent(readingText(name));
        const [list] = boxes('[data-view="subtitles"] ol');
        await expect.element(css('[data-cue]').first()).toBeInTheDocument();
        const scroller = document.querySelector('[data-view="subtitles"] ol')!.parentElement!;
        expect(scroller.clientHeight, name).toBeGreaterThanOrEqual(100);
        expect(list!.height, name).toBeGreaterThan(scroller.clientHeight);
      }
    });
  });
});
