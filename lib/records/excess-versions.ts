import type { NoteVersion } from './note.ts';

/** Maximum number of a note's versions, and of the characters in them, so that a program that writes often fills no disk. */
const [maxVersions, maxCharacters] = [500, 5_000_000];

/** Returns the ids of the versions of a note that are beyond its limits. `versions` are all of them, newest first; the newest stays. */
export function excessVersions(versions: readonly NoteVersion[]): string[] {
  let characters = 0;
  const first = versions.findIndex(({ text }, at) => {
    characters += text.length;
    return at > 0 && (at >= maxVersions || characters > maxCharacters);
  });
  return first < 0 ? [] : versions.slice(first).map(({ versionId }) => versionId);
}
