import { type Host, html, redirect } from '../host.ts';
import { show } from '../podcasts/show.ts';
import { scriptOf } from '../speech-server/script.ts';
import { spokenMedia } from '../speech-server/spoken-media.ts';
import { speechProviders } from './speech-provider.ts';

const { silent } = show.episodes;
/** What the episode without a transcript says. */
export const silentScript = scriptOf(silent.lines);
speechProviders.teach(silentScript);

/** Counts who listens, and sends on to where the file is. */
export const trackerExample: Host = ({ url }) => redirect(`https://${url.pathname.replace(/^\/r\//, '')}`);

const path = `/${silent.trackId}.mp3`;
/** A page that plays it. */
export const playerUrl = 'https://media.slowkitchen.example/player';

/** Where a podcast keeps its episodes, open to every player. */
export const mediaSlowkitchen: Host = ({ url }) => {
  if (url.href === playerUrl) return html(`<title>${silent.title}</title><audio controls src="${path}"></audio>`);
  return url.pathname === path
    ? { headers: { 'access-control-allow-origin': '*' }, media: spokenMedia(silentScript) }
    : undefined;
};
