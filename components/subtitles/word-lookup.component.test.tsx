import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../testing/accessible.ts';
import { css } from '../testing/css.ts';
import { removeBrowserModels } from '../testing/fake-browser-model.ts';
import { openTab, renderItem } from '../testing/render-item.tsx';
import { serviceApp } from '../testing/service-app.ts';

beforeEach(removeBrowserModels);
afterEach(removeBrowserModels);

/** Puts a translator into the page that marks what it translates. Returns the pairs of languages that were opened. */
function putTranslator(): object[] {
  const pairs: object[] = [];
  const value = {
    availability: async () => 'available',
    create: async (pair: { targetLanguage: string }) => {
      pairs.push(pair);
      return { translate: async (text: string) => `${pair.targetLanguage}: ${text}`, destroy: () => undefined };
    },
  };
  Object.defineProperty(globalThis, 'Translator', { value, configurable: true });
  return pairs;
}

async function openSubtitles() {
  const app = serviceApp();
  await app.summarize();
  renderItem(app);
  await openTab('Subtitles');
}

const lookup = page.getByRole('button', { name: 'Look up words' });
const word = css('[data-word-card] strong');

it('translates the word under the pointer, selected words and those that the arrow keys reach, with the sentence', async () => {
  const pairs = putTranslator();
  await openSubtitles();
  await lookup.click();
  await page.getByLabelText('Translate words into').selectOptions('de');
  await expect.element(page.getByText('Point at a word', { exact: false })).toBeVisible();
  expect(pairs).toEqual([]);

  const row = css('[data-cue]').first();
  await expect.element(row).toBeVisible();
  const text = row.css('[data-text]').element().textContent!;
  const words = text.match(/[\p{L}\p{N}’']+/gu)!;
  await row.getByRole('button').first().element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(word).toHaveTextContent(words[0]!);
  await expect.element(css('[data-word-translation]')).toHaveTextContent(`de: ${words[0]}`);
  await expect.element(css('[data-sentence-translation]')).toMatchTextContent(`de: ${text.split(/[.!?]/)[0]}`);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(word).toHaveTextContent(words[1]!);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(word).toHaveTextContent(words[0]!);
  expect(CSS.highlights.get('pointed-word')?.size).toBe(1);
  expect(pairs).toEqual([{ sourceLanguage: 'en', targetLanguage: 'de' }]);
  await expectAccessible();

  await row.css('[data-text]').hover({ position: { x: 5, y: 8 } });
  await expect.element(word).toHaveTextContent(words[0]!);
  const node = row.css('[data-text]').element().firstChild!;
  getSelection()!.setBaseAndExtent(node, 0, node, words[0]!.length + 1 + words[1]!.length);
  await expect.element(word).toHaveTextContent(text.slice(0, words[0]!.length + 1 + words[1]!.length));

  await lookup.click();
  await expect.poll(() => CSS.highlights.has('pointed-word')).toBe(false);
});

it('is not offered by a browser without a translator', async () => {
  await openSubtitles();
  await expect.element(page.getByRole('button', { name: 'Translate', exact: true })).toBeVisible();
  await expect.element(lookup).not.toBeInTheDocument();
});
