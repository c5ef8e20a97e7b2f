import { scriptOf } from '../../speech-server/script.ts';
import { spokenMedia } from '../../speech-server/spoken-media.ts';
import { type Host, redirect } from '../host.ts';
import { show } from '../podcasts/show.ts';
import { speechProviders } from './speech-provider.ts';

const { silent } = show.episodes;
/** What the episode without a transcript says. */
export const silentScript = scriptOf(silent.lines);
speechProviders.teach(silentScript);

/** Counts who listens, and sends on to where the file is. */
export const trackerExample: Host = ({ url }) => redirect(`https://${url.pathname.replace(/^\/r\//, '')}`);

/** Where a podcast keeps its episodes, open to every player. */
export const mediaSlowkitchen: Host = ({ url }) =>
  url.pathname === `/${silent.trackId}.mp3`
    ? { headers: { 'access-control-allow-origin': '*' }, media: spokenMedia(silentScript) }
    : undefined;
