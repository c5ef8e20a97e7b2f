import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Contact } from '../../lib/records/contact.ts';
import { css } from '../testing/css.ts';
import { fakeApp } from '../testing/fake-app.ts';
import { renderView } from '../testing/render.tsx';
import { setLanguage } from '../testing/switchable-catalog.ts';
import { RequestsSection } from './requests-section.tsx';

afterEach(() => setLanguage('en'));

function show(sizes: (number | undefined)[]) {
  const contacts = sizes.map((bytes, index) => ({ host: `h${index}.example`, reason: 'captions', at: index, bytes }) as Contact);
  const requests = { list: async () => contacts, clear: async () => undefined } as never;
  renderView(fakeApp(), <RequestsSection requests={requests} />);
}

it.each([
  [[2000, 1000], '2 requests to 2 hosts, 3 kB received.'],
  [[2000, undefined], '2 requests to 2 hosts, at least 2 kB received.'],
  [[undefined, undefined], '2 requests to 2 hosts.'],
])('states no size that is unknown: %j', async (sizes, expected) => {
  show(sizes);
  await expect.element(page.getByRole('status')).toMatchTextContent(expected);
});

it('shows hosts at the start of the line in a language from right to left', async () => {
  await setLanguage('ar');
  show([2000]);
  const host = css('li strong[dir="ltr"]');
  await expect.element(host).toBeVisible();
  const range = document.createRange();
  range.selectNodeContents(host.element());
  expect(range.getBoundingClientRect().right).toBeCloseTo(host.element().parentElement!.getBoundingClientRect().right, 0);
});
