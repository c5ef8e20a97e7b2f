import type { Address } from '../site.ts';

/** Two words are a track, unless one of them is a page of the site or a list of the user's. */
const page = /^\/([\w-]+)\/([\w-]+)(?:\/(s-\w+))?\/?$/;
const ofSite = /^(?:charts|discover|feed|mobile|pages|search|settings|stations|stream|tags|upload|you)$/;
const ofUser = /^(?:albums|comments|followers|following|likes|popular-tracks|reposts|sets|spotlight|toptracks|tracks)$/;

/** A track. The secret of a private one belongs to its address, as without it nothing is played. */
export function soundcloudAddress({ host, pathname }: URL): Address | null {
  if (!/^(?:(?:www|m)\.)?soundcloud\.com$/.test(host)) return null;
  const [, user = '', track = '', secret] = page.exec(pathname) ?? [];
  if (!user || ofSite.test(user) || ofUser.test(track)) return null;
  const id = `${user}/${track}`.toLowerCase();
  const canonicalUrl = `https://soundcloud.com/${id}${secret ? `/${secret}` : ''}`;
  return { site: 'soundcloud', id, kind: 'audio', canonicalUrl };
}
