import { captionFile, vtt } from '../caption-files.ts';
import { openToAll } from '../cors.ts';
import { type Host, json } from '../host.ts';
import { inScript, player, sitePage, soundOf } from '../site-page.ts';
import { sentences, spread } from '../words.ts';

const ids = {
  bread: '0123456789abcdef0123456789abcdef',
  /** A video whose page has no captions; only the API returns their address. */
  asked: '1123456789abcdef0123456789abcdef',
  silent: '2123456789abcdef0123456789abcdef',
  password: '3123456789abcdef0123456789abcdef',
};
const words = 'https://cdn.loom.com/mediametadata/captions/bread.vtt?Policy=world';

export const loomUrl = (name: keyof typeof ids) => `https://www.loom.com/share/${ids[name]}`;

export const wwwLoom: Host = ({ url, body }) => {
  if (url.pathname === '/graphql') return json({ data: asked(JSON.parse(body || '{}').variables?.videoId) });
  const [, id = ''] = /^\/share\/([0-9a-f]{32})$/.exec(url.pathname) ?? [];
  if (!Object.values(ids).includes(id)) return soundOf(url);
  const transcript = { __typename: 'VideoTranscriptDetails', id: '1', captions_source_url: words };
  const video = {
    __typename: 'RegularUserVideo',
    id,
    name: 'The Science of Bread',
    createdAt: '2026-10-01T07:00:00.000Z',
    video_properties: { duration: 150 },
  };
  const state = {
    ROOT_QUERY: { __typename: 'Query' },
    ...(id === ids.password
      ? { [`VideoPasswordMissingOrIncorrect:${id}`]: { __typename: 'VideoPasswordMissingOrIncorrect', id } }
      : { [`RegularUserVideo:${id}`]: video }),
    ...(id === ids.bread && { 'VideoTranscriptDetails:1': transcript }),
  };
  return sitePage({
    title: 'The Science of Bread | Loom',
    head: `<script>window.__APOLLO_STATE__ = ${inScript(state)};</script>`,
    body: player(150),
  });
};

const asked = (id: unknown) => ({
  fetchVideoTranscript: id === ids.asked ? { __typename: 'VideoTranscriptDetails', captions_source_url: words } : null,
  fetchVideoChapters:
    id === ids.asked ? { __typename: 'VideoChapters', content: '00:00 Flour and water\n00:45 Sourdough\n01:30 The oven' } : null,
});

/** Loom's caption host; its addresses are signed and expire soon. */
export const cdnLoom: Host = ({ url }) =>
  url.href === words ? openToAll(captionFile(vtt(spread(sentences('bread.en'), 150)))) : undefined;
