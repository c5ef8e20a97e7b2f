import type { Host } from '../host.ts';
import { player, sitePage, soundOf } from '../site-page.ts';

export const twitchUrl = 'https://www.twitch.tv/videos/2500000001';

/** Recordings, without words. */
export const wwwTwitch: Host = ({ url }) =>
  url.href === twitchUrl
    ? sitePage({
        title: 'Baking, Live - slowkitchen on Twitch',
        head: `<meta property="og:title" content="Baking, Live"><meta property="og:video:duration" content="150">`,
        body: player(150),
      })
    : soundOf(url);
