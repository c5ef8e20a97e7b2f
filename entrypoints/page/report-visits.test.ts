import { expect, it, vi } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { reportVisits } from './report-visits.ts';

vi.mock('@wxt-dev/browser', async () => ({ browser: (await import('../testing/fake-browser.ts')).fakeBrowser }));

it('reports each address, until the extension is updated or removed', () => {
  const navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  const sendMessage = vi.fn(async (_: object) => undefined);
  Object.assign(fakeBrowser, { runtime: { id: 'gloss', sendMessage } });
  reportVisits();
  navigation.dispatchEvent(new Event('navigatesuccess'));
  const sent = [[{ hello: true }], [{ visited: true }], [{ visited: true }]];
  expect(sendMessage.mock.calls).toEqual(sent);
  Object.assign(fakeBrowser, { runtime: { sendMessage } });
  navigation.dispatchEvent(new Event('navigatesuccess'));
  expect(sendMessage.mock.calls).toEqual(sent);
});
