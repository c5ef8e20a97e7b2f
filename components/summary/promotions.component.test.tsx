import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { t } from '../i18n/t.ts';
import { fakeApp } from '../testing/fake-app.ts';
import { transcriptOf } from '../testing/records.ts';
import { renderView } from '../testing/render.tsx';
import { setLanguage } from '../testing/switchable-catalog.ts';
import Promotions from './promotions.tsx';

afterEach(() => setLanguage('en'));

it('names the parts that advertise, and seeks to them', async () => {
  const to = vi.fn();
  const { cues } = transcriptOf('a');
  const promotions = [
    { kind: 'sponsor', from: 1, to: 2 },
    { kind: 'subscription', from: 99, to: 100 },
  ] as const;
  const view = renderView(fakeApp(), <Promotions promotions={promotions} cues={cues} seek={{ plays: true, to }} />);
  await page.getByRole('button', { name: t('seek', { time: '0:30' }) }).click();
  await expect.poll(() => to).toHaveBeenCalledWith(cues[1]!.startTime);
  expect(view.querySelectorAll('button')).toHaveLength(1);
});

it('is punctuated as the language is', async () => {
  await setLanguage('zh-CN');
  const { cues } = transcriptOf('a');
  const promotions = [{ kind: 'sponsor', from: 1, to: 2 }] as const;
  const view = renderView(fakeApp(), <Promotions promotions={promotions} cues={cues} seek={{ plays: true, to: vi.fn() }} />);
  await expect.poll(() => view.textContent).toMatch(/^广告： /);
});
