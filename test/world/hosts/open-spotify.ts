import type { Host } from '../host.ts';
import { named } from '../podcasts/directories.ts';
import { nextData, sitePage } from '../site-page.ts';

/** Spotify's pages; an episode's title is in its player's document. Its audio has no open address. */
export const openSpotify: Host = ({ url }) => {
  const [, embed, id] = /^\/(embed\/)?episode\/(\w{22})$/.exec(url.pathname) ?? [];
  if (!id) return undefined;
  const episode = named[`https://open.spotify.com/episode/${id}`];
  if (!embed) return episode && sitePage({ title: `${episode.title} - ${episode.show} | Podcast on Spotify` });
  if (!episode) return sitePage({ title: 'Spotify', head: nextData({ status: 404 }) });
  const { title, show, duration } = episode;
  const entity = { type: 'episode', id, title, subtitle: show, duration: duration * 1000, isPlayable: true };
  return sitePage({ title, head: nextData({ state: { data: { entity, defaultAudioFileObject: { url: [], format: 'x' } } } }) });
};
