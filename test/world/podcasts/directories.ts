import { show } from './show.ts';

const { bread } = show.episodes;

/** Addresses of the show's episode in other directories, and of one that is in no open feed; each directory has its own ids. */
export const directories = {
  overcast: { bread: 'https://overcast.fm/+AAGloss01', unknown: 'https://overcast.fm/+AAGloss02' },
  pocketCasts: { bread: 'https://pca.st/episode/0b6f5a10-1111-4222-8333-444455556666' },
  spotify: {
    bread: 'https://open.spotify.com/episode/4GlossBreadEpisode0001',
    unknown: 'https://open.spotify.com/episode/4GlossBreadEpisode0002',
  },
};

/** Metadata of an episode in a directory, by its address. */
export const named: Record<string, { title: string; show: string; duration: number }> = {
  [directories.overcast.bread]: { title: bread.title, show: show.title, duration: bread.duration },
  [directories.overcast.unknown]: { title: 'Bread, Only Here', show: 'Somebody', duration: 150 },
  [directories.pocketCasts.bread]: { title: bread.title, show: show.title, duration: bread.duration },
  [directories.spotify.bread]: { title: bread.title, show: show.title, duration: bread.duration },
  [directories.spotify.unknown]: { title: 'Bread, Only Here', show: 'Somebody', duration: 150 },
};
