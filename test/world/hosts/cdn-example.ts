import type { Host } from '../host.ts';
import { talkFile } from '../talk.ts';

/** A file host without pages: the files of a page may be on a host that Gloss has no permission to read. */
export const cdnExample: Host = ({ url }) => {
  const answer = talkFile(url.pathname.slice(1));
  return answer && { ...answer, headers: { ...answer.headers, 'access-control-allow-origin': '*' } };
};
