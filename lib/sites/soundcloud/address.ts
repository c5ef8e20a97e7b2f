import type { Address } from '../site.ts';

/** Matches user and track, which may also be a page of the site or a list of the user. */
const page = /^\/([\w-]+)\/([\w-]+)(?:\/(s-\w+))?\/?$/;
const sitePage = /^(?:charts|discover|feed|mobile|pages|search|settings|stations|stream|tags|upload|you)$/;
const userList = /^(?:albums|comments|followers|following|likes|popular-tracks|reposts|sets|spotlight|toptracks|tracks)$/;

/** Returns the address of a track. The secret of a private track is part of its address, because it is needed for playback. */
export function soundcloudAddress({ host, pathname }: URL): Address | null {
  if (!/^(?:(?:www|m)\.)?soundcloud\.com$/.test(host)) return null;
  const [, user = '', track = '', secret] = page.exec(pathname) ?? [];
  if (!user || sitePage.test(user) || userList.test(track)) return null;
  const id = `${user}/${track}`.toLowerCase();
  const canonicalUrl = `https://soundcloud.com/${id}${secret ? `/${secret}` : ''}`;
  return { site: 'soundcloud', id, kind: 'audio', canonicalUrl };
}
