import { afterEach, expect, it } from 'vitest';
import { maxMarkup } from '../channels/page-snapshot-limits.ts';
import { pageSnapshotSchema } from '../channels/page-snapshot-schema.ts';
import { mediaElements } from '../injected/take-snapshot.ts';
import { pageSnapshot } from './page-snapshot.ts';

afterEach(() => document.body.replaceChildren());

const snapshot = () => pageSnapshot(mediaElements(document));

it('contains the markup of a page without media elements only, within its limit', () => {
  document.body.innerHTML = `<a href="/1.mp3">Download</a><p>${'x'.repeat(maxMarkup)}</p>`;
  expect(snapshot().html).toContain('<a href="/1.mp3">');
  expect(pageSnapshotSchema.safeParse(snapshot()).error).toBeUndefined();
  document.body.append(document.createElement('video'));
  expect(snapshot().html).toBeUndefined();
});
