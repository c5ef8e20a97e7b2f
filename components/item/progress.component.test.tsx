import { afterEach, expect, it, vi } from 'vitest';
import { t } from '../i18n/t.ts';
import { css } from '../testing/css.ts';
import { fakeApp } from '../testing/fake-app.ts';
import { renderView } from '../testing/render.tsx';
import { Progress } from './progress.tsx';

afterEach(() => vi.useRealTimers());

it.each([200, 260, 320, 400, 700])('cuts no part of its line at %d pixels, also when the work takes long', async (width) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  renderView(
    fakeApp(),
    <div style={{ display: 'flex', width }}>
      <Progress work={{ taskId: 'a', stage: 'summarizing' }} onCancel={() => undefined} />
    </div>,
  );
  await vi.waitUntil(() => css('[data-stage] p').elements().length > 0);
  await vi.advanceTimersByTimeAsync(8_000);
  vi.useRealTimers();
  const line = css('[data-stage] p').element();
  await expect.poll(() => line.getAttribute('title')).toContain(t('stage.background'));
  const { right, bottom } = line.getBoundingClientRect();
  const shown = [...line.children].map((part) => part.getBoundingClientRect()).filter(({ top }) => top < bottom - 1);
  expect(shown.length).toBeGreaterThan(0);
  for (const part of shown) {
    expect(part.right).toBeLessThanOrEqual(right + 0.5);
    expect(part.bottom).toBeLessThanOrEqual(bottom + 1);
  }
  expect(shown.length === line.children.length).toBe(width === 700);
});
