import { expect, it } from 'vitest';
import { needsModel } from './needs-model.ts';

it.each([{ product: 'translation' as const }, { customPrompt: 'As a poem.' }, { showEmoji: true }])(
  'is true for %j, which the offline engine cannot write',
  (options) => expect(needsModel(options)).toBe(true),
);

it.each([{}, { product: 'summary' as const }, { showEmoji: false }])('is false for %j', (options) =>
  expect(needsModel(options)).toBe(false),
);
