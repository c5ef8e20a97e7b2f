import { type Host, html, redirect } from '../host.ts';
import { show } from '../podcasts/show.ts';
import { scriptOf } from '../speech-server/script.ts';
import { spokenMedia } from '../speech-server/spoken-media.ts';
import { speechProviders } from './speech-provider.ts';

const { silent } = show.episodes;
/** The spoken text of the episode without a transcript. */
export const silentScript = scriptOf(silent.lines);
speechProviders.teach(silentScript);

/** A download counter that redirects to the file. */
export const trackerExample: Host = ({ url }) => redirect(`https://${url.pathname.replace(/^\/r\//, '')}`);

const path = `/${silent.trackId}.mp3`;
/** Address of a page that plays the episode. */
export const playerUrl = 'https://media.slowkitchen.example/player';

/** A podcast's media host, which every origin may read. */
export const mediaSlowkitchen: Host = ({ url }) => {
  if (url.href === playerUrl) return html(`<title>${silent.title}</title><audio controls src="${path}"></audio>`);
  return url.pathname === path
    ? { headers: { 'access-control-allow-origin': '*' }, media: spokenMedia(silentScript) }
    : undefined;
};
