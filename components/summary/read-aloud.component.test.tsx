import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SpeechSynthesizer } from '../app/speech-synthesizer.ts';
import { expectAccessible } from '../testing/accessible.ts';
import { fakeApp } from '../testing/fake-app.ts';
import { renderView, unmountAll } from '../testing/render.tsx';
import ReadAloud from './read-aloud.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const marked = () => [...(CSS.highlights.get('read-aloud') ?? [])].map(String);

/** Renders a summary with the reader of its text. `speak` of its voice ends with `finish`. */
function renderSummary({ hasVoice = true } = {}) {
  const spoken: { text: string; rate: number; language: string; signal: AbortSignal }[] = [];
  const calls: string[] = [];
  let finish: () => void = () => undefined;
  const synthesizer: SpeechSynthesizer = {
    hasVoice: async () => hasVoice,
    speak: (text, options) =>
      new Promise((resolve) => {
        finish = resolve;
        options.signal.addEventListener('abort', () => resolve());
        spoken.push({ text, ...options });
      }),
    pause: () => void calls.push('pause'),
    resume: () => void calls.push('resume'),
  };
  const shown = { current: null as HTMLElement | null };
  renderView(
    fakeApp(),
    <main ref={shown}>
      <h1>Talk</h1>
      <p data-overview>A talk of 5 min</p>
      <ul>
        <li data-line>
          <p>
            Clocks came to towers. Dr. Lee agrees. <small>not supported</small>
          </p>
        </li>
      </ul>
      <ReadAloud load={async () => synthesizer} shown={shown} language="en" />
    </main>,
  );
  return { spoken, calls, finish: () => finish() };
}

it('reads sentence by sentence, marks each, and takes another speed for the next', async () => {
  const { spoken, finish } = renderSummary();
  await button('Read aloud').click();
  await expect.poll(marked).toEqual(['A talk of 5 min']);
  await expectAccessible();
  await page.getByRole('combobox', { name: 'Speed' }).selectOptions('1.5×');
  await expect.element(page.getByRole('combobox')).toHaveValue('1.5');
  await expect.poll(() => spoken.length).toBe(1);
  finish();
  await expect.poll(marked).toEqual(['Clocks came to towers.']);
  await expect
    .poll(() => spoken.map(({ rate, language }) => [rate, language]))
    .toEqual([
      [1, 'en'],
      [1.5, 'en'],
    ]);
  for (let read = 2; marked().length > 0; read++) {
    await expect.poll(() => spoken.length).toBeGreaterThanOrEqual(read);
    const before = spoken.length;
    finish();
    await expect.poll(() => spoken.length > before || marked().length === 0).toBe(true);
  }
  expect(spoken.map(({ text }) => text).join(' ')).toBe('A talk of 5 min Clocks came to towers. Dr. Lee agrees.');
  await expect.element(button('Read aloud')).toBeVisible();
});

it('pauses, resumes and stops by keyboard, and stops when the view closes', async () => {
  const { spoken, calls } = renderSummary();
  await button('Read aloud').click();
  await expect.poll(() => spoken.length).toBe(1);
  await expect.element(button('Pause')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Resume')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Pause')).toHaveFocus();
  expect(calls).toEqual(['pause', 'resume']);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(button('Read aloud')).toBeVisible();
  expect(spoken[0]?.signal.aborted).toBe(true);
  expect(marked()).toEqual([]);
  await button('Read aloud').click();
  await expect.poll(() => spoken.length).toBe(2);
  unmountAll();
  await expect.poll(() => spoken[1]?.signal.aborted).toBe(true);
  expect(marked()).toEqual([]);
});

it('ends the pause when the view closes, so that other texts can be read', async () => {
  const { spoken, calls } = renderSummary();
  await button('Read aloud').click();
  await expect.poll(() => spoken.length).toBe(1);
  await button('Pause').click();
  await expect.element(button('Resume')).toBeVisible();
  unmountAll();
  await expect.poll(() => calls).toEqual(['pause', 'resume']);
});

it('says when this device has no voice of the language', async () => {
  const { spoken } = renderSummary({ hasVoice: false });
  await button('Read aloud').click();
  await expect.element(page.getByText('This device has no voice for English', { exact: false })).toBeVisible();
  expect(spoken).toEqual([]);
});
