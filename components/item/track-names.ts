import type { ContentTrack } from '../../lib/records/content.ts';

/** Maximum length of a site's track label in a name (characters). */
const maxLabelLength = 60;

/** Returns a distinct name for each track. Equal names get the site's label, or else a number. */
export function trackNames(tracks: ContentTrack[], nameOf: (track: ContentTrack) => string): string[] {
  const plain = tracks.map(nameOf);
  const labeled = makeDistinct(plain, (i) => tracks[i]!.label.trim().slice(0, maxLabelLength));
  return makeDistinct(labeled, (i, same) => String(same.indexOf(i) + 1));
}

function makeDistinct(names: string[], moreOf: (place: number, same: number[]) => string): string[] {
  return names.map((name, i) => {
    const same = names.flatMap((other, place) => (other === name ? [place] : []));
    const more = same.length > 1 ? moreOf(i, same) : '';
    return more ? `${name} · ${more}` : name;
  });
}
