import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { RememberContext } from '../quote/quote-context.ts';
import { css } from '../testing/css.ts';
import { fakeApp } from '../testing/fake-app.ts';
import { renderView } from '../testing/render.tsx';
import { setLanguage } from '../testing/switchable-catalog.ts';
import { Lines } from './lines.tsx';

afterEach(() => setLanguage('en'));

const english =
  'Noon was the moment when the sun stood highest above your own street, and a man with a ladder set the clock by it. ';
const arabic = 'كان الظهر هو اللحظة التي تبلغ فيها الشمس أعلى نقطة فوق شارعك، وكان رجل بسلّم يضبط الساعة عليها. ';

/** Returns the distances of the lines of a text from the side where it begins. */
async function startsOf(text: string): Promise<number[]> {
  const cues = [{ index: 0, text, startTime: 0, endTime: 5 }];
  renderView(
    fakeApp(),
    <RememberContext value={() => null}>
      <Lines lines={[{ text: text.repeat(4), cites: [0] }]} cues={cues} language="" seek={{ plays: true, to: () => undefined }} />
    </RememberContext>,
  );
  await expect.element(css('[data-line] p')).toBeVisible();
  const p = css('[data-line] p').element();
  const range = document.createRange();
  range.selectNodeContents(p);
  const box = p.getBoundingClientRect();
  const isLeftToRight = getComputedStyle(p).direction === 'ltr';
  const lines = Map.groupBy(range.getClientRects(), ({ top }) => Math.round(top)).values();
  return [...lines].map((rects) =>
    Math.round(Math.min(...rects.map(({ left, right }) => (isLeftToRight ? left - box.left : box.right - right)))),
  );
}

it.each([
  ['en', english],
  ['en', arabic],
  ['ar', english],
  ['ar', arabic],
])('begins all lines of a text at one edge, in the interface "%s"', async (language, text) => {
  await setLanguage(language);
  const starts = await startsOf(text);
  expect(starts.length).toBeGreaterThan(2);
  expect(new Set(starts).size).toBe(1);
});

it('has the time of one line and the button of that line as tab stops', async () => {
  const cues = [english, arabic].map((text, index) => ({ index, text, startTime: index, endTime: index + 1 }));
  const lines = cues.map(({ text, index }) => ({ text, cites: [index] }));
  renderView(
    fakeApp(),
    <RememberContext value={({ time }) => <button type="button" data-row-action>{`Remember ${time}`}</button>}>
      <Lines lines={lines} cues={cues} language="" seek={{ plays: true, to: () => undefined }} />
    </RememberContext>,
  );
  const times = css('[data-seek]');
  await expect.element(times).toHaveLength(2);
  (times.first().element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(times.nth(1)).toHaveFocus();
  await userEvent.tab();
  await expect.element(css('[data-row-action]').nth(1)).toHaveFocus();
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(times.first()).toHaveFocus();
  await userEvent.tab();
  await expect.element(css('[data-row-action]').first()).toHaveFocus();
  const stops = [...document.querySelectorAll<HTMLElement>('[data-line] button')].filter(({ tabIndex }) => tabIndex === 0);
  expect(stops).toHaveLength(2);
});
