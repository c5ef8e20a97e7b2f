import { type Host, json } from '../host.ts';
import { lookup, search } from '../podcasts/lookup.ts';

/** Apple's directory, which no page of another origin may read. */
export const itunesApple: Host = ({ url: { pathname, searchParams } }) => {
  if (pathname === '/lookup') return json(lookup(searchParams.get('id') ?? ''));
  return pathname === '/search' ? json(search(searchParams.get('term') ?? '')) : undefined;
};
