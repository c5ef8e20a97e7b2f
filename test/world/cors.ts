import type { Answer, WorldRequest } from './host.ts';

/** Scripts of any origin may read it, but not with cookies: what a server of files sends. */
export const openToAll = (answer: Answer): Answer => allow(answer, { 'access-control-allow-origin': '*' });

/** Scripts of a site's own pages may read it, with their cookies: what a site's service sends. `site` is the end of the host's name. */
export function openToSite(site: string, { headers }: WorldRequest, answer: Answer): Answer {
  const { origin } = headers;
  if (!origin || !URL.canParse(origin) || !`.${new URL(origin).hostname}`.endsWith(`.${site}`)) return answer;
  return allow(answer, {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    vary: 'origin',
  });
}

const allow = (answer: Answer, headers: Record<string, string>): Answer => ({
  ...answer,
  headers: { ...answer.headers, ...headers },
});
