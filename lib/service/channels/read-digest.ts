import type { Ports } from '../../ports/ports.ts';
import type { Digest } from '../../records/digest.ts';

/** Returns the last digest of the feed, which is made first if one is due; null before the first. */
export async function readDigest({ store, novelty, clock }: Ports): Promise<{ digest: Digest | null }> {
  // Most users have none, so that most refreshes compare nothing.
  const made = (await store.getSettings())?.digest && (await novelty.makeDigest({ now: clock.now() }));
  if (made) await store.putDigest(made);
  return { digest: made || ((await store.getDigest()) ?? null) };
}
