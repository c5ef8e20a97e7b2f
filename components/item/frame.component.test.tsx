import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApp } from '../testing/fake-app.ts';
import { renderView } from '../testing/render.tsx';
import { liveRegion } from '../ui/live-region.ts';
import { Frame } from './frame.tsx';

/** A view that gives way to another one. */
function Views() {
  const [isReady, setIsReady] = useState(false);
  return (
    <Frame
      key={String(isReady)}
      state="ready"
      header={
        <button type="button" onClick={() => setIsReady(true)}>
          Next
        </button>
      }
      status={isReady ? 'Ready' : 'Loading'}
    >
      {null}
    </Frame>
  );
}

it('announces the status of each view in the same live region of the page', async () => {
  const region = liveRegion();
  const container = renderView(fakeApp(), <Views />);
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Ready');
  expect(page.getByRole('status').element()).toBe(region);
  expect(container.contains(region)).toBe(false);
});
