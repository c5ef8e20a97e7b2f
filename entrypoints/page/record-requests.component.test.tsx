import { expect, it } from 'vitest';
import { takeSnapshot } from '../injected/take-snapshot.ts';
import { recordRequests } from './record-requests.ts';

it('records the playlist that a page requests after hundreds of other files', async () => {
  recordRequests();
  for (let count = 0; count < 300; count++) await fetch(`/?${count}`, { method: 'HEAD' });
  await fetch('/late/master.m3u8', { method: 'HEAD' });
  await expect.poll(() => takeSnapshot([]).manifests?.map((url) => new URL(url).pathname)).toEqual(['/late/master.m3u8']);
});
