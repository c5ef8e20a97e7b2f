import { expect, it } from 'vitest';
import { trackNames } from './track-names.ts';

const track = (language: string, label: string, provenance: 'creator' | 'automatic' = 'creator') => ({
  trackId: `${language} ${label} ${provenance}`,
  language,
  label,
  provenance,
});
const names = (...tracks: ReturnType<typeof track>[]) =>
  trackNames(tracks, ({ language, provenance }) => `${language} (${provenance})`);

it('names tracks by what distinguishes them', () => {
  expect(names(track('en', 'English'), track('en', 'English (auto-generated)', 'automatic'), track('de', 'German'))).toEqual([
    'en (creator)',
    'en (automatic)',
    'de (creator)',
  ]);
});

it('adds the site’s own name to equal names, and a number when that is equal too', () => {
  expect(names(track('en', 'English'), track('en', 'Director’s commentary'), track('de', ''))).toEqual([
    'en (creator) · English',
    'en (creator) · Director’s commentary',
    'de (creator)',
  ]);
  expect(names(track('en', ' '), track('en', 'CC'), track('en', 'CC'), track('en', 'x'.repeat(300)))).toEqual([
    'en (creator)',
    'en (creator) · CC · 1',
    'en (creator) · CC · 2',
    `en (creator) · ${'x'.repeat(60)}`,
  ]);
});
