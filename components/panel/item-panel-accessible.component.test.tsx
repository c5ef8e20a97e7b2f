import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Failure } from '../../lib/contract/failure.ts';
import { QuickSummary } from '../popup/quick-summary.tsx';
import { expectAccessible } from '../testing/accessible.ts';
import { css } from '../testing/css.ts';
import { renderView, unmountAll } from '../testing/render.tsx';
import { openTab, renderItem } from '../testing/render-item.tsx';
import { serviceApp } from '../testing/service-app.ts';
import { talks } from '../testing/talks.ts';
import { Button } from '../ui/button.tsx';

const { mediaItem } = talks.talk;

describe('accessibility', () => {
  it('of the popup', async () => {
    const app = serviceApp();
    await app.summarize();
    renderView(app, <QuickSummary mediaItem={mediaItem} chooser={null} OpenPanel={() => <Button>Open the panel</Button>} />);
    await expect.element(css('[data-view="summary"], [data-line]').first()).toBeVisible();
    await expectAccessible();
  });

  it('of every tab of the panel', async () => {
    const app = serviceApp();
    await app.summarize();
    renderItem(app);
    for (const [name, content] of [
      ['Summary', '[data-line]'],
      ['Chapters', '[data-view="chapters"]'],
      ['Subtitles', '[data-cue]'],
    ] as const) {
      await openTab(name);
      await expect.element(css(content).first()).toBeVisible();
      await expectAccessible();
    }
  });

  it('of an item without captions, and of one that failed', async () => {
    const app = serviceApp();
    renderItem(app, 'silent');
    await expect.element(css('[data-state="no-captions"]')).toBeVisible();
    await expectAccessible();
    unmountAll();
    renderItem(serviceApp({ onCaptions: () => Promise.reject(new Failure('captionsEmpty', '')) }));
    await expect.element(page.getByRole('alert').first()).toBeVisible();
    await expectAccessible();
  });
});
