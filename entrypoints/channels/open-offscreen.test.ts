import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { offscreenLock, openOffscreen } from './open-offscreen.ts';

vi.mock('wxt/browser', async () => ({ browser: (await import('../testing/fake-browser.ts')).fakeBrowser }));

const hasDocument = vi.fn<() => Promise<boolean>>();
const createDocument = vi.fn<() => Promise<void>>();
const query = vi.fn<() => Promise<{ held: { name: string }[] }>>();
const held = [{ name: offscreenLock }];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { locks: { query } });
  Object.assign(fakeBrowser, { runtime: { getURL: (path: string) => path }, offscreen: { hasDocument, createDocument } });
  hasDocument.mockReset().mockResolvedValue(false);
  createDocument.mockReset().mockImplementation(async () => void hasDocument.mockResolvedValue(true));
  query.mockReset().mockResolvedValue({ held });
});
afterEach(() => {
  vi.useRealTimers();
});

it('creates the document, and asks once whether it serves its channels', async () => {
  await openOffscreen();
  expect(createDocument).toHaveBeenCalledOnce();
  expect(query).toHaveBeenCalledOnce();
});

it.each([
  ['that is created', () => undefined],
  ['that exists', () => hasDocument.mockResolvedValue(true)],
  [
    'that another context creates',
    () => {
      hasDocument.mockResolvedValueOnce(false).mockResolvedValue(true);
      createDocument.mockRejectedValue(new Error('Only a single offscreen document may be created.'));
    },
  ],
])('waits until a document %s serves its channels', async (_, prepare) => {
  prepare();
  query.mockResolvedValue({ held: [] });
  let isOpen = false;
  const opening = openOffscreen().then(() => {
    isOpen = true;
  });
  await vi.advanceTimersByTimeAsync(5000);
  expect(isOpen).toBe(false);
  query.mockResolvedValue({ held });
  await vi.advanceTimersByTimeAsync(25);
  await opening;
});

it('creates the document again if it closes while it is waited for', async () => {
  hasDocument.mockReset().mockResolvedValueOnce(true).mockResolvedValue(false);
  query.mockResolvedValueOnce({ held: [] });
  const opening = openOffscreen();
  await vi.advanceTimersByTimeAsync(25);
  await opening;
  expect(createDocument).toHaveBeenCalledOnce();
});

it('fails for a document that never serves its channels, and tries again with the next call', async () => {
  query.mockResolvedValue({ held: [] });
  const opening = expect(openOffscreen()).rejects.toMatchObject({ code: 'timeout' });
  await vi.advanceTimersByTimeAsync(10_000);
  await opening;
  query.mockResolvedValue({ held });
  await openOffscreen();
});
