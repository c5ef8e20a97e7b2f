/** Number of users by track, and the tracks that were disabled before. */
const users = new Map<TextTrack, number>();
const wasOff = new WeakSet<TextTrack>();

/**
 * Registers a user of a text track. `enable` hides a disabled track: players load cues of enabled tracks only, and a hidden one shows
 * nothing. It is disabled again when its last user releases it.
 */
export function retainTrack(track: TextTrack): { enable(): void; release(): void } {
  users.set(track, (users.get(track) ?? 0) + 1);
  return {
    enable() {
      if (track.mode !== 'disabled') return;
      wasOff.add(track);
      track.mode = 'hidden';
    },
    release() {
      const left = users.get(track)! - 1;
      users.set(track, left);
      if (left > 0) return;
      users.delete(track);
      if (wasOff.delete(track) && track.mode === 'hidden') track.mode = 'disabled';
    },
  };
}
