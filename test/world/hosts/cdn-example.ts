import type { Host } from '../host.ts';
import { talkFile } from '../talk.ts';

/** A host that only holds files for others: what a page shows may lie on a host that nobody allowed Gloss to read. */
export const cdnExample: Host = ({ url }) => {
  const answer = talkFile(url.pathname.slice(1));
  return answer && { ...answer, headers: { ...answer.headers, 'access-control-allow-origin': '*' } };
};
