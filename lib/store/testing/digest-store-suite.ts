import { expect, it } from 'vitest';
import type { Store } from '../../ports/store.ts';
import type { Digest, DigestItem } from '../../records/digest.ts';

const item = (contentId: string): DigestItem => ({
  ...{ contentId, title: contentId, sourceUrl: `https://talks.example/${contentId}`, channelTitle: 'Talks' },
  ...{ isNewSubject: false, reasons: [{ text: 'The bees dance.', startTime: 5 }] },
});
const digest: Digest = { from: 1, until: 2, items: [item('web:a'), item('web:b')], otherCount: 4 };

export function digestStoreSuite(open: () => Promise<Store>): void {
  it('stores one digest, which a new one replaces', async () => {
    const store = await open();
    expect(await store.getDigest()).toBeUndefined();
    await store.putDigest(digest);
    await store.putDigest({ ...digest, until: 5 });
    expect(await store.getDigest()).toEqual({ ...digest, until: 5 });
  });

  it('forgets a media item in the digest, and the digest with everything', async () => {
    const store = await open();
    await store.putDigest(digest);
    await store.forgetContent('web:a');
    expect(await store.getDigest()).toEqual({ ...digest, items: [item('web:b')] });
    await store.forgetEverything({ keepsSettings: true });
    expect(await store.getDigest()).toBeUndefined();
  });
}
