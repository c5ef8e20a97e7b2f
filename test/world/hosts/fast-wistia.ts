import { captionFile, vtt } from '../caption-files.ts';
import { openToAll } from '../cors.ts';
import { type Host, json } from '../host.ts';
import { player, sitePage, soundOf } from '../site-page.ts';
import { sentences, spread } from '../words.ts';

const id = 'gl0ssbread';
/** Id of a media item that plays only on one company's site. */
const locked = 'gl0sslockd';
const media = {
  hashedId: id,
  name: 'The Science of Bread',
  duration: 150,
  assets: [],
  captions: [{ language: 'eng', text: '' }],
};

export const wistiaUrl = `https://fast.wistia.net/embed/iframe/${id}`;
/** Address of the same media item on its company's page, which is another origin. */
export const wistiaPageUrl = `https://slowkitchen.wistia.com/medias/${id}`;
export const wistiaLockedUrl = `https://fast.wistia.net/embed/iframe/${locked}`;

/** Wistia's player and API, which any page may call without cookies. */
export const fastWistia: Host = ({ url }) => {
  switch (url.pathname) {
    case `/embed/iframe/${id}`:
    case `/embed/iframe/${locked}`:
      return sitePage({ title: media.name, body: player(150) });
    case `/embed/medias/${id}.json`:
      return openToAll(json({ media }));
    case `/embed/medias/${locked}.json`:
      return openToAll(json({ error: true, iframe: true }));
    case `/embed/captions/${id}.vtt`:
      return openToAll(captionFile(vtt(spread(sentences('bread.en'), 150))));
    default:
      return soundOf(url);
  }
};

export const slowkitchenWistia: Host = ({ url }) =>
  url.pathname === `/medias/${id}` ? sitePage({ title: media.name, body: player(150) }) : soundOf(url);
