import { expect, it } from 'vitest';
import type { GenerationInfo } from '../../lib/records/generation.ts';
import type { Summary } from '../../lib/records/summary.ts';
import { distinctVersions } from './distinct-versions.ts';

const model: GenerationInfo = {
  engine: 'model',
  provider: 'google',
  model: 'm',
  calls: 1,
  inputTokens: 1,
  outputTokens: 1,
  dropped: 0,
  offlineChapters: 0,
};
const version = (summaryId: string, text: string, made: GenerationInfo = { engine: 'offline' }, trackId = 'en'): Summary => ({
  summaryId,
  contentId: 'site:a',
  key: '',
  wish: { product: 'summary', detailLevel: 400 },
  trackId,
  createdAt: 1,
  digest: { language: 'en', lines: [{ text, cites: [0] }], chapters: [] },
  made,
});

it('distinctVersions retains versions that differ, all of a model, and the shown one', () => {
  const versions = [
    version('new', 'Same'),
    version('model', 'Same', model),
    version('model again', 'Same', model),
    version('old', 'Same'),
    version('other track', 'Same', { engine: 'offline' }, 'de'),
    version('other words', 'Different'),
    version('oldest', 'Same'),
  ];
  const ids = (shownId: string) => distinctVersions(versions, shownId).map(({ summaryId }) => summaryId);
  expect(ids('new')).toEqual(['new', 'model', 'model again', 'other track', 'other words']);
  expect(ids('oldest')).toEqual(['new', 'model', 'model again', 'other track', 'other words', 'oldest']);
});
