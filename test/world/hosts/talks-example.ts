import type { Answer, Host } from '../host.ts';
import { silence } from '../media.ts';
import { talkFile } from '../talk.ts';
import { pages } from '../talks/pages.ts';
import { tracks } from '../talks/tracks.ts';

/** A site with ordinary pages, which is not in the extension's manifest. */
export const talksExample: Host = ({ url }): Answer | undefined => {
  const { pathname, searchParams } = url;
  const [, folder, name = ''] = pathname.split('/');
  switch (folder) {
    case 'media':
      return talkFile(name);
    case 'silence':
      return { media: silence(Math.min(Number(searchParams.get('seconds')) || 1, 40_000)) };
    case 'tracks':
      return Object.hasOwn(tracks, name) ? tracks[name]!() : undefined;
    default:
      return Object.hasOwn(pages, pathname) ? pages[pathname]!() : undefined;
  }
};
