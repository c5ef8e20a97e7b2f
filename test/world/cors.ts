import type { Answer, WorldRequest } from './host.ts';

/** Makes a response readable to scripts of any origin without cookies, like a file server. */
export const openToAll = (answer: Answer): Answer => allow(answer, { 'access-control-allow-origin': '*' });

/**
 * Makes a response readable to scripts of a site's own pages, with cookies, like a site's API. `site` is the end of the host
 * name.
 */
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
