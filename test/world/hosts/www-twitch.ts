import { openToSite } from '../cors.ts';
import { type Host, json } from '../host.ts';
import { player, sitePage, soundOf } from '../site-page.ts';

const id = '2500000001';
export const twitchUrl = `https://www.twitch.tv/videos/${id}`;

/** Pages of recordings, which have no captions. */
export const wwwTwitch: Host = ({ url }) =>
  url.href === twitchUrl
    ? sitePage({
        title: 'Baking, Live - slowkitchen on Twitch',
        head: `<meta property="og:title" content="Baking, Live"><meta property="og:video:duration" content="150">`,
        body: player(150),
      })
    : soundOf(url);

const games: [position: number, game: string][] = [
  [0, 'Just Chatting'],
  [42_500, 'Food & Drink'],
  [120_000, 'Just Chatting'],
];
const moments = {
  edges: games.map(([positionMilliseconds, description]) => ({ node: { positionMilliseconds, description } })),
};

/** Twitch's GraphQL API; it rejects requests without a client id. */
export const gqlTwitch: Host = (request) => {
  const { url, method, headers, body } = request;
  if (url.pathname !== '/gql') return undefined;
  if (method === 'OPTIONS') {
    const allowed = { 'access-control-allow-headers': 'client-id, content-type', 'access-control-allow-methods': 'POST' };
    return openToSite('twitch.tv', request, { status: 204, headers: allowed });
  }
  if (!headers['client-id']) return openToSite('twitch.tv', request, json({ error: 'Bad Request', status: 400 }, 400));
  const { variables } = JSON.parse(body || '{}');
  return openToSite('twitch.tv', request, json({ data: { video: variables?.id === id ? { id, moments } : null } }));
};
