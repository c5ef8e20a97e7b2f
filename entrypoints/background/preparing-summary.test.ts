import { beforeEach, expect, it, vi } from 'vitest';
import type { LocatedMedia } from '../../lib/contract/page.ts';
import type { Summary } from '../../lib/records/summary.ts';
import type { PageSnapshot } from '../../lib/sites/generic/page-snapshot.ts';
import { openOffscreen } from '../channels/open-offscreen.ts';
import { preparingSummary } from './preparing-summary.ts';

vi.mock('../channels/open-offscreen.ts', () => ({ openOffscreen: vi.fn() }));

const page = {} as PageSnapshot;
const media = ['web:first', 'web:second'].map((contentId) => ({ medium: { contentId } }) as LocatedMedia);
const summarized = (...contentIds: string[]) => ({
  findSummary: async (contentId: string) => (contentIds.includes(contentId) ? ({} as Summary) : undefined),
});

beforeEach(() => {
  vi.mocked(openOffscreen).mockReset().mockResolvedValue();
});

it('opens the offscreen document for a first item without a summary', async () => {
  const locate = preparingSummary(summarized('web:second'), async () => media);
  expect(await locate(page)).toBe(media);
  await vi.waitFor(() => expect(openOffscreen).toHaveBeenCalledOnce());
});

it.each([
  ['whose first item has a summary', media],
  ['without media', []],
])('opens nothing for a page %s', async (_, located) => {
  expect(await preparingSummary(summarized('web:first'), async () => located)(page)).toBe(located);
  await new Promise((resolve) => setTimeout(resolve));
  expect(openOffscreen).not.toHaveBeenCalled();
});

it('locates media although the document cannot be opened', async () => {
  vi.mocked(openOffscreen).mockRejectedValue(new Error('no document'));
  expect(await preparingSummary(summarized(), async () => media)(page)).toBe(media);
  await vi.waitFor(() => expect(openOffscreen).toHaveBeenCalledOnce());
});
