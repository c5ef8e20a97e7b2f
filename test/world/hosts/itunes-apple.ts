import { type Host, json } from '../host.ts';
import { lookup, search } from '../podcasts/lookup.ts';

/** Apple's podcast directory; pages of other origins may not read it. */
export const itunesApple: Host = ({ url: { pathname, searchParams } }) => {
  if (pathname === '/lookup') return json(lookup(searchParams.get('id') ?? ''));
  return pathname === '/search' ? json(search(searchParams.get('term') ?? '')) : undefined;
};
