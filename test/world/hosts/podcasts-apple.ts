import type { Host } from '../host.ts';
import { type Episode, exclusive, show } from '../podcasts/show.ts';
import { inScript, sitePage, soundOf } from '../site-page.ts';

/** Apple's podcast pages. They show an episode and load its audio only on play. */
export const podcastsApple: Host = ({ url }) => {
  if (!/^\/(?:[a-z]{2}\/)?podcast\//.test(url.pathname)) return soundOf(url);
  const id = Number(url.searchParams.get('i'));
  const known = [...Object.values<Episode>(show.episodes), { ...exclusive, duration: 150 }];
  const episode = known.find(({ trackId }) => trackId === id);
  if (!episode) return undefined;
  const data = [
    { data: { shelves: [{ items: [{ contentId: String(id), playAction: { episodeOffer: { title: episode.title } } }] }] } },
  ];
  return sitePage({
    title: `${episode.title} - Apple Podcasts`,
    head: `<script type="application/json" id="serialized-server-data">${inScript(data)}</script>`,
    body: '<button type="button">Play</button>',
  });
};
